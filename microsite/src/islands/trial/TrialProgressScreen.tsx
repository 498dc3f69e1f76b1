import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { TrialProgress, TrialStepState } from '../../lib/api.ts';
import { StageIcon } from './StageIcon.tsx';

const STAGES = 5;
const WORDS: Record<TrialStepState, string> = { waiting: t`À venir`, running: t`En cours`, done: t`Terminé`, missing: t`Non mesuré` };

/** They come while the audit runs; without them the screen is whole. */
const Quotes = lazy<ComponentType>(() =>
  import('./Quotes.tsx').then(({ Quotes }) => ({ default: Quotes })).catch(() => ({ default: () => null })),
);

interface Props {
  /** Null until the server has answered: stage 1 is shown at once. */
  progress: TrialProgress | null;
  company: string;
  email: string;
  hasQuotes: boolean;
}

export function TrialProgressScreen({ progress, company, email, hasQuotes }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const stage = progress?.stage ?? 1;
  const label = progress?.label ?? t`Nous ouvrons votre site`;
  const name = progress?.company || company;
  const isAwaiting = progress?.status === 'awaiting_verification';
  return (
    <section className="trial-progress page" aria-labelledby="suivi-titre">
      <div className="trial-progress-head">
        <StageIcon stage={isAwaiting ? 0 : stage} />
        <div>
          <p className="trial-progress-step">
            {isAwaiting ? t`Avant de commencer` : t`Étape ${stage} sur ${STAGES}`}
            {name && <span className="quiet"> · {name}</span>}
          </p>
          <h1 id="suivi-titre" tabIndex={-1} ref={title}>
            {label}
          </h1>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {isAwaiting ? label : t`Étape ${stage} sur ${STAGES}\u202f: ${label}`}
      </p>
      <div
        className="trial-bar"
        role="progressbar"
        aria-label={t`Avancement de la mesure`}
        aria-valuemin={0}
        aria-valuemax={STAGES}
        aria-valuenow={stage}
        aria-valuetext={`Étape ${stage} sur ${STAGES}`}
      >
        {Array.from({ length: STAGES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stages are only their number
          <i key={index} data-reached={index < stage} />
        ))}
      </div>
      {isAwaiting ? (
        <p className="trial-awaiting">
          {email
            ? t`Nous vous avons écrit à ${email}. Ouvrez le lien du message et confirmez\u202f: la mesure commence aussitôt, et cette page la suit.`
            : t`Nous vous avons écrit. Ouvrez le lien du message et confirmez\u202f: la mesure commence aussitôt, et cette page la suit.`}
        </p>
      ) : (
        <div className="trial-progress-body">
          <ol className="trial-steps" aria-label={t`Ce qui est fait`}>
            {(progress?.steps ?? []).map(({ name: step, label: words, state }) => (
              <li key={step} data-state={state}>
                <span className="trial-mark" aria-hidden="true" />
                <span>{words}</span>
                <span className="trial-state">{WORDS[state]}</span>
              </li>
            ))}
          </ol>
          {hasQuotes && (
            <Suspense>
              <Quotes />
            </Suspense>
          )}
        </div>
      )}
      <p className="quiet small" hidden={isAwaiting}>
        {t`Vous pouvez recharger ou fermer cette page\u202f: l’audit continue, et le message que nous vous envoyons y mène.`}
      </p>
    </section>
  );
}
