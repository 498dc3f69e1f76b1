import { t } from '../../../../backend/src/rules/language.rules.ts';
import { STEPS } from '../../content/home.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { Section } from '../shared/Section.tsx';

export function Method({ claims }: Pick<SiteWords, 'claims'>) {
  return (
    <Section id="methode" title={t`Une méthode en trois étapes`} isExample={false}>
      <ol className="method">
        {STEPS.map(({ duration, title, text, result, figure }) => (
          <li key={title}>
            <h3>
              {title}{' '}
              {claims[duration] && (
                <span className="method-time">
                  <span>{claims[duration]}</span>
                </span>
              )}
            </h3>
            <p>{text}</p>
            <p className="method-result">
              <span className="quiet">{t`Résultat`}</span> <span>{result}</span>
            </p>
            {figure && claims[figure.claim] && (
              <p className="method-result">
                <span className="quiet">{figure.label}</span>{' '}
                <strong className="method-figure">
                  <span>{claims[figure.claim]}</span>
                </strong>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
