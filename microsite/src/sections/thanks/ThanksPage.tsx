import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { MESSAGES } from '../../content/messages.ts';
import { DemoNote } from '../../islands/DemoNote.tsx';
import { siteOf } from '../../lib/agency-view.ts';
import type { PartProps, SiteWords } from '../../render/page-input.ts';

/** `/merci/{token}`: after a request. */
export function ThanksPage({ words }: PartProps) {
  return (
    <section className="message page thanks" aria-labelledby="merci">
      <h1 id="merci">{t`Merci !`}</h1>
      <Call status={words.status} />
      <p className="thanks-lead">{t`Nous avons bien reçu votre demande. Nous reviendrons vers vous rapidement.`}</p>
      <p className="quiet thanks-message">{words.messages.merci_message ?? MESSAGES.merci_message}</p>
      <DemoNote>{t`aucune demande n’est partie : un vrai prospect lirait ici où en est la sienne.`}</DemoNote>
      <section className="promise" aria-label={t`Votre demande d’audit`} hidden data-promise="">
        <h2>{t`Votre demande d’audit`}</h2>
        <ol className="promise-steps" />
      </section>
      <a className="arrow-link" href={siteOf(words.agency) ?? '/#methode'}>{t`Découvrir nos services`}</a>
    </section>
  );
}

/** The call that is booked; `scripts/thanks-page.ts` fills it in where the server did not know whose page it is. */
function Call({ status }: Pick<SiteWords, 'status'>) {
  return (
    <div className="thanks-call" hidden={!status?.call} data-thanks-call="">
      <p className="verdict" data-tone="good">
        <span>{t`C’est réservé`}</span>
      </p>
      <h2>
        {t`Nous vous appelons`} <span data-call="">{status?.call}</span>
      </h2>
      <p>{t`Heure suisse. L’invitation part aussi par e-mail.`}</p>
      <p className="thanks-links no-print">
        <a className="button" href={status?.calendarHref ?? pagePath('booking')} data-calendar="">{t`Ajouter à mon agenda`}</a>{' '}
        <a href={status?.bookingHref ?? pagePath('booking')} data-booking-link="">{t`Déplacer ou annuler`}</a>
      </p>
    </div>
  );
}
