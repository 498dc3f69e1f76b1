import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { BENEFITS, HAPPENS, STRIP } from '../../content/home.ts';
import { mailtoOf, telOf } from '../../lib/agency-view.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { ClaimFigures } from './ClaimFigures.tsx';

export function AuditCall({ words }: { words: SiteWords }) {
  return (
    <section className="audit page" id="analyse" aria-labelledby="analyse-titre">
      <div className="audit-words">
        <h2 className="section-title" id="analyse-titre">
          <span>
            {t`Analyse Gratuite de`} <span>{words.company || t`votre entreprise`}</span>
          </span>
        </h2>
        <h3 className="visually-hidden">{t`Ce que contient l’analyse`}</h3>
        <ul className="audit-benefits">
          {BENEFITS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Terms claims={words.claims} />
        <Contact agency={words.agency} />
      </div>
      <div className="audit-happens">
        <h3>{t`Ce qui se passe, et quand`}</h3>
        <ol className="audit-steps">
          {HAPPENS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className="home-action">
          <a className="arrow-link" href="#adresse">{t`Analyse gratuite de votre site`}</a>{' '}
          <a className="arrow-link" href={pagePath('trial')}>{t`Tout sur l’audit gratuit`}</a>
        </p>
      </div>
      <ClaimFigures figures={STRIP} claims={words.claims} className="figures audit-strip" />
    </section>
  );
}

function Terms({ claims: { guarantee, placesOpen, placesDelay } }: Pick<SiteWords, 'claims'>) {
  return (
    <>
      {guarantee && (
        <p className="audit-guarantee">
          <span>{guarantee}</span>
        </p>
      )}
      {(placesOpen || placesDelay) && (
        <dl className="audit-places">
          {placesOpen && (
            <div>
              <dt>{t`Offre limitée à`}</dt>
              <dd>{placesOpen}</dd>
            </div>
          )}
          {placesDelay && (
            <div>
              <dt>{t`Valable`}</dt>
              <dd>{placesDelay}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}

function Contact({ agency }: Pick<SiteWords, 'agency'>) {
  const [tel, mailto] = [telOf(agency), mailtoOf(agency)];
  if (!tel && !mailto) return null;
  return (
    <div className="audit-contact">
      <h3>{t`Vous préférez nous parler ?`}</h3>
      {tel && (
        <p>
          <a href={tel}>{agency.phone}</a>
        </p>
      )}
      {mailto && (
        <p>
          <a href={mailto}>{agency.email}</a>
        </p>
      )}
    </div>
  );
}
