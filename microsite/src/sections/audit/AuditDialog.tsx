import { t } from '../../../../backend/src/rules/language.rules.ts';
import { ENTRANCE } from '../../content/trial.ts';
import { DemoNote } from '../../islands/DemoNote.tsx';
import type { ReadyScore } from '../../lib/score/score-view.ts';
import type { SiteWords } from '../../render/page-input.ts';

interface Props {
  view: Pick<ReadyScore, 'bookingHref'>;
  claims: SiteWords['claims'];
}

/** Opened by `scripts/audit-request.ts` after a request. */
export function AuditDialog({ view, claims }: Props) {
  return (
    <dialog className="audit-dialog" data-audit-dialog="" aria-labelledby="audit-dialog-titre">
      <div data-when="sent" hidden>
        <h2 id="audit-dialog-titre">
          <span className="real-only">{t`Votre demande est enregistrée`}</span>
          <span className="demo-only">{t`Voici ce que verrait un prospect`}</span>
        </h2>
        <DemoNote>{t`rien n’est enregistré ni envoyé : un vrai prospect recevrait un accusé de réception, puis l’audit en PDF ; vous, une alerte.`}</DemoNote>
        <p>
          {t`Nous préparons l’audit SEO de votre site. Il vous parvient en PDF`}
          {claims.auditDelay && (
            <span>
              {' '}
              {t.as('délai')`sous`} <span>{claims.auditDelay}</span>
            </span>
          )}
          {t`, à l’adresse où vous avez reçu votre lien.`}
        </p>
        <p>
          {t`Vous préférez en parler ?`} <a href={view.bookingHref} data-event="appointment">{t`Réservez un appel`}</a>{' '}
          {t`avec la personne qui le prépare.`}
        </p>
      </div>
      <div data-when="waiting" hidden>
        <h2 id="audit-dialog-attente">{t`Votre demande attend la connexion`}</h2>
        <p>{t`Elle n’a pas encore pu être transmise. Gardez cette page ouverte : nous réessayons tout seuls, et ce message change dès qu’elle est partie.`}</p>
        <button type="button" className="arrow-link" data-audit-retry="">{t`Réessayer maintenant`}</button>
      </div>
      <form className="form" data-when="site" data-audit-site="" noValidate hidden>
        <h2 id="audit-dialog-site">{t`Quelle est l’adresse de votre site ?`}</h2>
        <p>{t`Nous n’avons pas pu lire de site de votre entreprise. Indiquez son adresse : nous le mesurons, puis l’audit vous parvient.`}</p>
        <div className="field">
          <label className="field-label" htmlFor="audit-site">
            {ENTRANCE.label}
          </label>
          <input
            className="input"
            id="audit-site"
            name="websiteUrl"
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            placeholder={ENTRANCE.placeholder}
            aria-describedby="audit-site-error"
          />
          <p className="field-error" id="audit-site-error" role="alert" data-site-error="" />
        </div>
        <button type="submit" className="button">{t`Mesurer mon site et recevoir l’audit`}</button>
      </form>
      <button type="button" className="button" data-close="">{t`Fermer`}</button>
    </dialog>
  );
}
