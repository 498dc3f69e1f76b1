import { t } from '../../../../backend/src/rules/language.rules.ts';
import { SOCIAL_FIGURES } from '../../content/claims.ts';
import type { SiteWords } from '../../render/page-input.ts';

/** Figures that the agency claims; empty without claims. */
export function SocialProof({ claims }: { claims: SiteWords['claims'] }) {
  const figures = SOCIAL_FIGURES.filter(({ claim }) => claims[claim]);
  const { companiesAnalysed, companiesFollowed } = claims;
  if (figures.length === 0 && !companiesAnalysed && !companiesFollowed) return null;
  return (
    <section className="social page" aria-labelledby="agence-titre">
      <h2 className="social-title" id="agence-titre">{t`Qui vous écrit`}</h2>
      <div className="social-body">
        <ul className="social-list">
          {figures.map(({ claim, label }) => (
            <li key={claim}>
              <strong className="social-value">
                <span>{claims[claim]}</span>
              </strong>
              <span className="quiet">{label}</span>
            </li>
          ))}
          {(companiesAnalysed || companiesFollowed) && (
            <li className="social-companies">
              {companiesAnalysed && <span>{companiesAnalysed}</span>}{' '}
              {companiesFollowed && (
                <span>
                  {companiesFollowed} {t`suivies`}
                </span>
              )}
            </li>
          )}
        </ul>
        <p className="source">{t`Indications de l’agence sur elle-même ; elles ne sont pas mesurées par cette analyse.`}</p>
      </div>
    </section>
  );
}
