import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import { cssVariables } from '../../render/css-variables.ts';
import { Details } from '../shared/Details.tsx';

/** The site as a phone showed it, with the findings that are seen on it. */
export function Screenshot({ seen }: { seen: NonNullable<ReadyReport['seen']> }) {
  const { screen, callouts, caption, film } = seen;
  return (
    <div className="seen" id="telephone">
      <Details summary={t`Votre site sur un téléphone, en grand`}>
        <figure className="seen-phone">
          <div className="seen-frame">
            <img src={screen.src} width="412" height="823" loading="lazy" decoding="async" alt={screen.alt} />
            {callouts.map(({ number, x, y, width, height }) => (
              <span
                key={number}
                className="seen-place"
                aria-hidden="true"
                {...cssVariables({ '--x': x, '--y': y, '--width': width, '--height': height })}
              >
                <b>{number}</b>
              </span>
            ))}
          </div>
          <figcaption>
            <p className="small quiet">{caption}</p>
            {callouts.length > 0 && (
              <ol className="seen-callouts">
                {callouts.map(({ number, title }) => (
                  <li key={number}>{title}</li>
                ))}
              </ol>
            )}
          </figcaption>
        </figure>
      </Details>
      {film.length > 0 && (
        <Details summary={t`Le film du chargement`}>
          <div data-travel="">
            <button type="button" className="quiet-button no-print">{t`Passer le film`}</button>
            <ol className="film">
              {film.map(({ src, ms, words, alt }) => (
                <li key={src} {...cssVariables({ '--ms': ms })}>
                  <img src={src} width="103" height="206" loading="lazy" decoding="async" alt={alt} />
                  <span className="small">{words}</span>
                </li>
              ))}
            </ol>
          </div>
          <p className="small quiet">{t`Notre navigateur a pris ces images pendant qu’il ouvrait votre page, au moment indiqué. Les mesures de vitesse y ajoutent la lenteur d’un réseau de téléphone.`}</p>
        </Details>
      )}
    </div>
  );
}
