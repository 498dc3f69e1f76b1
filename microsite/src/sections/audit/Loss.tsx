import { t } from '../../../../backend/src/rules/language.rules.ts';
import { LOSS, lossFormula, lossNature } from '../../../../backend/src/rules/loss.rules.ts';
import type { ReadyAudit } from '../../lib/score/audit-view.ts';
import { Details } from '../parts/Details.tsx';
import { Section } from '../parts/Section.tsx';

export function Loss({ view: { loss, example } }: { view: ReadyAudit }) {
  if (!loss) return null;
  const { search, speed, requests } = LOSS.percents;
  return (
    <Section id="inaction" title={t`Ce que coûte l’attente`} isExample={example}>
      <div className="loss-figures">
        <p className="loss-month">
          <span className="loss-amount">{loss.month}</span> <span className="quiet">{t`par mois`}</span>
        </p>
        <p className="loss-year">
          <span className="loss-amount">{loss.year}</span> <span className="quiet">{t`par an`}</span>
        </p>
      </div>
      <p className="verdict" data-tone="none">
        <span>{lossNature()}</span>
      </p>
      <ul className="loss-cards">
        {loss.cards.map(({ amount, title, text, basis }) => (
          <li key={title}>
            <p className="loss-card-amount">{amount}</p>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
            <p className="small">{basis}</p>
          </li>
        ))}
      </ul>
      <Details summary={t`Comment cette estimation est faite`}>
        <p>{t`${lossFormula()} Le montant est réparti en trois : ${search}, ${speed} et ${requests} %. C’est une règle simple de l’agence, la même pour tous : votre chiffre d’affaires n’est pas connu de nous.`}</p>
      </Details>
      {loss.isPart && (
        <p className="source">{t`Des trois parts, seules celles qui reposent sur une mesure ou sur vos réponses sont montrées.`}</p>
      )}
    </Section>
  );
}
