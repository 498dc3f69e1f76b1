import { t } from '../../../../backend/src/rules/language.rules.ts';

export interface Step {
  number: string;
  title: string;
  solution: string;
  high: boolean;
  priority: string;
}

/** Steps of a plan. */
export function Steps({ steps, className = '' }: { steps: readonly Step[]; className?: string }) {
  return (
    <ol className={`steps ${className}`.trim()}>
      {steps.map(({ number, title, solution, high, priority }) => (
        <li key={number} className="step">
          <span className="step-number" aria-hidden="true">
            {number}
          </span>{' '}
          <div>
            <h3>{title}</h3>
            <p>{solution}</p>
          </div>{' '}
          <p className="step-priority small" data-high={high || undefined}>
            {t`Priorité`} <span>{priority}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
