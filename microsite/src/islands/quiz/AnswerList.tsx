import { useEffect } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { moveAmongAnswers } from '../../lib/quiz/answer-keys.ts';
import { frenchSpaces } from '../../lib/spaces.ts';

interface Props {
  options: readonly string[];
  chosen: string | undefined;
  /** Marked beforehand; it counts once it is pressed. */
  proposed: string | undefined;
  labelledBy: string;
  onChoose(answer: string): void;
}

/** One stop for the tab key; arrows move, Enter, the space bar or an answer’s number chooses. */
export function AnswerList({ options, chosen, proposed, labelledBy, onChoose }: Props) {
  const chosenIndex = chosen === undefined ? -1 : options.indexOf(chosen);
  const tabStop = Math.max(0, options.indexOf(chosen ?? proposed ?? ''));

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      moveAmongAnswers(event);
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const option = options[Number(event.key) - 1];
      if (option !== undefined && /^[1-9]$/.test(event.key)) onChoose(option);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <div className="answers" role="radiogroup" aria-labelledby={labelledBy}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio chooses on every arrow key, which would skip questions
        <button
          key={option}
          type="button"
          role="radio"
          aria-checked={index === chosenIndex}
          tabIndex={index === tabStop ? 0 : -1}
          className="answer"
          data-each="answers"
          data-attr="tabindex:tabStop"
          // the second press of a double click belongs to the first
          onClick={(event) => event.detail < 2 && onChoose(option)}
        >
          <span className="answer-key" aria-hidden="true" data-bind="key">
            {index + 1}
          </span>
          <span className="answer-text" data-bind="text">
            {frenchSpaces(option)}
          </span>
          {option === proposed && <span className="answer-proposed">{t`proposé`}</span>}
          <span className="answer-mark" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
