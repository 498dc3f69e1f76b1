import { language, t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { RECEIVED } from '../../content/home.ts';

/** Pixels of the picture at its own size; `e2e/screens/home.picture.ts` takes it at twice as many. */
const [WIDTH, HEIGHT] = [360, 690];

const file = (scheme: 'light' | 'dark', type: 'avif' | 'webp'): string => `/static/report-${language()}-${scheme}.${type}`;

/** What a visitor receives: the report of an example on a phone, as the product renders it. `npm run home-picture` takes it again. */
export function ReportPicture() {
  return (
    <section className="received trial-around" aria-labelledby="recu-titre">
      <div className="received-words">
        <h2 className="received-title" id="recu-titre">
          {t`Ce que vous recevez`}
        </h2>
        <ul className="received-list">
          {RECEIVED.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="small quiet">
          <strong className="example-mark">{t`Exemple`}</strong> {t`Entreprise fictive.`}
        </p>
        <p>
          <a className="arrow-link" href={pagePath('report')}>{t`Voir l’exemple entier`}</a>
        </p>
      </div>
      <picture className="received-picture">
        <source srcSet={file('dark', 'avif')} media="(prefers-color-scheme: dark)" type="image/avif" />
        <source srcSet={file('dark', 'webp')} media="(prefers-color-scheme: dark)" type="image/webp" />
        <source srcSet={file('light', 'avif')} type="image/avif" />
        <img
          src={file('light', 'webp')}
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
          alt={t`Le début d’une analyse sur un téléphone : le constat en une phrase, la page mesurée avec l’endroit en cause encadré, l’écart avec la valeur conseillée et les prochaines étapes.`}
        />
      </picture>
    </section>
  );
}
