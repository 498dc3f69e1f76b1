import { useEffect, useRef } from 'react';
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

  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: adopts once what was pressed before hydration (`inline/show-quiz.ts`)
  useEffect(() => {
    const pressed = [...(list.current?.children ?? [])].findIndex((answer) => answer.getAttribute('aria-checked') === 'true');
    const option = options[pressed];
    if (chosen === undefined && option !== undefined) onChoose(option);
  }, []);

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
    <div className="answers" role="radiogroup" ref={list} aria-labelledby={labelledBy}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio chooses on every arrow key, which would skip questions
        <button
          key={option}
          type="button"
          role="radio"
          aria-checked={index === chosenIndex}
          tabIndex={index === tabStop ? 0 : -1}
          className="answer"
          // the second press of a double click belongs to the first
          onClick={(event) => event.detail < 2 && onChoose(option)}
        >
          <span className="answer-key" aria-hidden="true">
            {index + 1}
          </span>
          <span className="answer-text">{frenchSpaces(option)}</span>
          {option === proposed && <span className="answer-proposed">{t`proposé`}</span>}
          <span className="answer-mark" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
