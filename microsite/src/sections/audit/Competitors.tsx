import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyAudit } from '../../lib/score/audit-view.ts';
import { Ruler } from '../shared/Ruler.tsx';
import { Section } from '../shared/Section.tsx';

export function Competitors({ view }: { view: ReadyAudit }) {
  if (!view.hasCompetitors) return null;
  return (
    <Section id="comparaison" title={t`Où vous vous situez`} isExample={view.example}>
      <p className="lead">{view.competitorsLead}</p>
      <ul className="competitors">
        {view.competitors.map(({ name, value, fill, own, gap, tone, word }) => (
          <li key={name} className="competitor" data-own={own ?? undefined}>
            <span className="competitor-name">{name}</span> <span className="competitor-value">{value}</span>{' '}
            <Ruler scale="score" value={fill} isLabelled={false} /> {gap && <span className="competitor-gap small quiet">{gap}</span>}{' '}
            {own && (
              <span className="competitor-gap">
                <span className="verdict" data-tone={tone}>
                  <span>{word}</span>
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="source">{t`Repères de l’agence, une indication et non une mesure. Votre chiffre : le même calcul que ci-dessus.`}</p>
    </Section>
  );
}
