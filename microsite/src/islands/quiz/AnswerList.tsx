import { type KeyboardEvent, useEffect, useRef } from 'react';
import { frenchSpaces } from '../../lib/format.ts';

interface Props {
  options: readonly string[];
  chosen: string | undefined;
  labelledBy: string;
  onChoose(answer: string): void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * One stop for the tab key; arrows move, Enter or the space bar chooses. Arrows alone do not choose, because choosing
 * leads to the next question.
 */
export function AnswerList({ options, chosen, labelledBy, onChoose }: Props) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const chosenIndex = chosen === undefined ? -1 : options.indexOf(chosen);
  const tabStop = Math.max(0, chosenIndex);

  const move = (event: KeyboardEvent, from: number) => {
    const step = STEPS[event.key];
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? options.length - 1 : step && (from + step + options.length) % options.length;
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    buttons.current[target]?.focus();
  };

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const option = options[Number(event.key) - 1];
      if (option !== undefined && /^[1-9]$/.test(event.key)) onChoose(option);
      const isElsewhere = !(event.target as Element).closest('a, button, [role=radiogroup]');
      if (isElsewhere && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        event.preventDefault();
        buttons.current[event.key === 'ArrowDown' ? tabStop : options.length - 1]?.focus();
      }
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
          ref={(button) => {
            buttons.current[index] = button;
          }}
          type="button"
          role="radio"
          aria-checked={index === chosenIndex}
          tabIndex={index === tabStop ? 0 : -1}
          className="answer"
          // the second press of a double click belongs to the first
          onClick={(event) => event.detail < 2 && onChoose(option)}
          onKeyDown={(event) => move(event, index)}
        >
          <span className="answer-key" aria-hidden="true">
            {index + 1}
          </span>
          <span className="answer-text">{frenchSpaces(option)}</span>
          <span className="answer-mark" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
