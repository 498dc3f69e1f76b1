import type { ReactNode } from 'react';

interface Props {
  /** Index of the question; null while there is none. */
  index: number | null;
  total: number;
  leaveHref: string | null;
  children: ReactNode;
  footer?: ReactNode;
}

/** Position, steps and the way out, around every screen of the quiz. */
export function QuizFrame({ index, total, leaveHref, children, footer }: Props) {
  const reached = index === null ? 0 : Math.min(index + 1, total);
  return (
    <div className="quiz page">
      <div className="quiz-top">
        <p className="quiz-position">{index === null ? '\u00a0' : `Question ${index + 1} sur ${total}`}</p>
        {leaveHref && (
          <a className="quiz-leave" href={leaveHref}>
            Continuer plus tard
          </a>
        )}
      </div>
      <ol className="quiz-steps" aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only their number
          <li key={step} data-reached={step < reached} />
        ))}
      </ol>
      <div className="quiz-body">{children}</div>
      <div className="quiz-foot">{footer}</div>
    </div>
  );
}
