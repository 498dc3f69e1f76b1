import type { ReactNode } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { isReached, progressPercent } from '../../lib/quiz/quiz-flow.ts';

interface Props {
  /** Index of the question; null while there is none. */
  index: number | null;
  total: number;
  leaveHref: string | null;
  children: ReactNode;
  footer: ReactNode;
  /** State of the connection. */
  line: ReactNode;
}

/** Position, steps and the way out, around every screen of the quiz. */
export function QuizFrame({ index, total, leaveHref, children, footer, line }: Props) {
  const percent = index === null ? 0 : progressPercent(index, total);
  return (
    <div className="quiz page">
      <div className="quiz-top">
        <p className="quiz-position" role="status">
          {index === null ? (
            '\u00a0'
          ) : (
            <>
              {`${t.as('numéro')`Question`} `}
              <span>{index + 1}</span>
              {` ${t.as('numéro')`sur`} `}
              <span>{total}</span>
            </>
          )}
        </p>
        {leaveHref && (
          <a className="quiz-leave" href={leaveHref}>
            {t`Continuer plus tard`}
          </a>
        )}
      </div>
      <div
        className="quiz-steps"
        role="progressbar"
        aria-label={t`Progression du questionnaire`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        {Array.from({ length: total }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only their number
          <i key={step} data-reached={index !== null && isReached(step, index, total)} />
        ))}
      </div>
      <div className="quiz-body">{children}</div>
      <div className="quiz-foot">{footer}</div>
      {line}
    </div>
  );
}
