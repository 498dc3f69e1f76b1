import { useEffect, useRef } from 'react';
import { language, t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { StageIcon } from './StageIcon.tsx';

/** The report stands in no frame: the visitor opens it in a window of its own. */
export function TrialReadyScreen({ token }: { token: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className="trial-progress page" aria-labelledby="resultat-titre">
      <div className="trial-progress-head">
        <StageIcon stage={5} />
        <h1 id="resultat-titre" tabIndex={-1} ref={title}>
          {t`Votre analyse est prête`}
        </h1>
      </div>
      <p>
        <a className="button" href={`${pagePath('report', token)}?lang=${language()}`} target="_blank" rel="noopener">
          {t`Ouvrir mon analyse`}
        </a>
      </p>
      <p className="quiet small">{t`Elle s’ouvre dans un nouvel onglet. Son lien est aussi dans le message que nous vous avons envoyé.`}</p>
    </section>
  );
}
