import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyLanding } from '../../lib/report/landing-view.ts';
import { Section } from '../shared/Section.tsx';
import { Verdict } from '../shared/Verdict.tsx';

export function LandingFigures({ view: { figures, hero, reportHref, example } }: { view: ReadyLanding }) {
  return (
    <Section id="constat" title={t`Ce que nous avons mesuré`} isExample={example}>
      <ul className="landing-figures">
        {figures.map(({ label, figure, unit, tone, word }) => (
          <li key={label}>
            <p className="quiet small">{label}</p>
            {figure ? (
              <p className="landing-figure">
                <span>{figure}</span>
                <span className="figure-unit">{unit}</span>
              </p>
            ) : (
              <span className="open-ruler" aria-hidden="true" />
            )}
            <Verdict tone={tone} word={word} />
          </li>
        ))}
      </ul>
      {hero.measuredOn ? (
        <p className="source">
          {t`Mesuré le`} <span>{hero.measuredOn}</span>. <a href={reportHref}>{t`Toutes les mesures et leurs sources`}</a>
        </p>
      ) : (
        <p className="source">
          <a href={reportHref}>{t`Voir la page d’analyse`}</a>
        </p>
      )}
    </Section>
  );
}
