import { t } from '../../../../backend/src/rules/language.rules.ts';
import { LOSS, lossFormula, lossNature, type OwnFigures } from '../../../../backend/src/rules/loss.rules.ts';
import type { ReadyAudit } from '../../lib/score/audit-view.ts';
import { Details } from '../shared/Details.tsx';
import { Section } from '../shared/Section.tsx';

export function Loss({ view: { loss, example } }: { view: ReadyAudit }) {
  if (!loss) return null;
  const { search, speed, requests } = LOSS.percents;
  return (
    <Section id="inaction" title={t`Ce que coûte l’attente`} isExample={example}>
      <OwnCalculation />
      <h3 className="section-part">{t`Notre estimation`}</h3>
      <div className="loss-figures">
        <p className="loss-month">
          <span className="loss-amount">{loss.month}</span> <span className="quiet">{t`par mois`}</span>
        </p>
        <p className="loss-year">
          <span className="loss-amount">{loss.year}</span> <span className="quiet">{t`par an`}</span>
        </p>
        <p className="loss-formula small quiet">{lossFormula()}</p>
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
        <p>{t`Le montant est réparti en trois : ${search}, ${speed} et ${requests} %. C’est une règle simple de l’agence, la même pour tous : votre chiffre d’affaires n’est pas connu de nous.`}</p>
      </Details>
      {loss.isPart && (
        <p className="source">{t`Des trois parts, seules celles qui reposent sur une mesure ou sur vos réponses sont montrées.`}</p>
      )}
    </Section>
  );
}

/** What the owner knows comes first; `scripts/own-calculation.ts` shows the fields and works them out. */
function OwnCalculation() {
  return (
    <div className="own-calculation no-print">
      <h3 className="section-part">{t`Votre propre calcul`}</h3>
      <p className="quiet">{t`Demandes par mois × part gagnée × commande moyenne : vous seul connaissez ces trois chiffres, ils restent dans cette page.`}</p>
      <fieldset className="own-figures" hidden data-own-calculation="">
        <legend className="visually-hidden">{t`Vos trois chiffres`}</legend>
        <OwnField name="requests" label={t`Demandes par mois`} />
        <OwnField name="wonPercent" label={t`Part gagnée, en %`} />
        <OwnField name="order" label={t`Commande moyenne, en CHF`} />
        <output className="own-worth" />
      </fieldset>
    </div>
  );
}

function OwnField({ name, label }: { name: keyof OwnFigures; label: string }) {
  return (
    <label>
      <span>{label}</span> <input name={name} type="number" min="0" inputMode="numeric" autoComplete="off" />
    </label>
  );
}
