import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyScore } from '../../lib/score/score-view.ts';
import { Section } from '../shared/Section.tsx';

export function Actions({ view: { knowsActions, actions, example } }: { view: ReadyScore }) {
  if (!knowsActions) return null;
  return (
    <Section id="actions" title={t`Ce qui ferait le plus monter votre SmartIndex`} isExample={example}>
      <ol className="levers">
        {actions.map(({ unit, about, title, answer, action }) => (
          <li key={title} className="lever">
            <p className="small quiet">{unit ?? about}</p>
            <div>
              {unit && <p className="small quiet">{about}</p>}
              <h3>{title}</h3>
              {answer && (
                <p className="lever-answer">
                  {t`Votre réponse :`} <span>{answer}</span>
                </p>
              )}
              <p className="lever-action">
                <strong>{t`À faire`}</strong> <span>{action}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {actions.length === 0 && (
        <p className="proof-sentence">{t`Rien : chacune de vos réponses vaut le maximum. Refaites le point dans six mois.`}</p>
      )}
    </Section>
  );
}
