import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath, pagePrefix } from '../../../../backend/src/rules/routes.rules.ts';
import { isDemo } from '../../../../backend/src/rules/tokens.rules.ts';
import { failureOf } from '../../content/failures.ts';
import { MESSAGES } from '../../content/messages.ts';
import { DemoNote } from '../../islands/DemoNote.tsx';
import { siteOf } from '../../lib/agency-view.ts';
import { type Answer, type Problem, type PublicAgency, problemOf } from '../../lib/api.ts';
import type { SectionProps, SiteWords } from '../../render/page-input.ts';
import { ErrorScreen } from '../shared/ErrorScreen.tsx';

/** `/merci/{token}`: after a request; without a token after a form that was sent without scripts. */
export function ThanksPage({ data, words, token }: SectionProps<Answer<PublicAgency>>) {
  const problem = problemOf(data);
  if (problem) return <UnknownLink problem={problem} />;
  if (words.status && !hasRequested(words.status)) return <NothingRequested words={words} token={token} />;
  return (
    <section className="thanks page" aria-labelledby="merci">
      <div className="thanks-head">
        <h1 id="merci">{t`Merci !`}</h1>
        <p className="thanks-lead">{t`Nous avons bien reçu votre demande. Nous reviendrons vers vous rapidement.`}</p>
        <p className="quiet thanks-message">{words.messages.merci_message ?? MESSAGES.merci_message}</p>
        <DemoNote>{t`aucune demande n’est partie : un vrai prospect lirait ici où en est la sienne.`}</DemoNote>
      </div>
      <div className="thanks-next">
        {words.status?.call && <Call {...words.status} />}
        <section className="promise" aria-label={t`Votre demande d’audit`} hidden data-promise="">
          <h2>{t`Votre demande d’audit`}</h2>
          <ol className="promise-steps" />
        </section>
        {token && <Meanwhile token={token} />}
        <a className="arrow-link" href={siteOf(words.agency) ?? '/#methode'}>{t`Découvrir nos services`}</a>
      </div>
    </section>
  );
}

/** What can be done until the agency answers. */
function Meanwhile({ token }: { token: string }) {
  return (
    <section className="meanwhile no-print" aria-labelledby="en-attendant">
      <h2 id="en-attendant">{t`En attendant`}</h2>
      <ul>
        <li>
          <a className="arrow-link" href={pagePath('plan', token)}>{t`Cocher ce qui est déjà fait`}</a>
          <span className="small quiet">{t`Votre plan d’action en garde la trace.`}</span>
        </li>
        <li>
          <a className="arrow-link" href={pagePath('report', token)}>{t`Relire mon analyse`}</a>
          <span className="small quiet">{t`Chaque chiffre y porte sa date et sa source.`}</span>
        </li>
      </ul>
    </section>
  );
}

/** The demonstration shows the page as it is after a request, with a note that none was made. */
const hasRequested = ({ items, bookingHref }: NonNullable<SiteWords['status']>): boolean =>
  items.length > 0 || isDemo(bookingHref.slice(pagePrefix('booking').length));

function UnknownLink({ problem }: { problem: Problem }) {
  return <ErrorScreen {...failureOf(problem)} documentTitle={t`Erreur`} message={problem.message} canRetry={problem.status !== 404} />;
}

/** Confirms no request that nobody made; a calendar elsewhere confirms by itself. */
function NothingRequested({ words, token }: Pick<SectionProps, 'words' | 'token'>) {
  return (
    <section className="thanks page" aria-labelledby="merci">
      <div className="thanks-head">
        <h1 id="merci">{t`Aucune demande en cours`}</h1>
        <p className="thanks-lead">{t`Nous n’avons pas de demande de votre part pour le moment.`}</p>
        <p className="quiet">{t`Vous venez de choisir une heure dans un agenda ? Il vous l’a confirmée par e-mail.`}</p>
        <a className="button" href={words.status?.bookingHref ?? pagePath('booking')}>{t`Choisir une heure`}</a>
      </div>
      {token && (
        <div className="thanks-next">
          <Meanwhile token={token} />
        </div>
      )}
    </section>
  );
}

/** The booked call: when, on which number, about what. */
function Call({ call, telephone, agenda, calendarHref, bookingHref }: NonNullable<SiteWords['status']>) {
  return (
    <section className="thanks-call" aria-labelledby="appel-reserve">
      <p className="verdict" data-tone="good">
        <span>{t`C’est réservé`}</span>
      </p>
      <h2 id="appel-reserve">
        {t`Nous vous appelons`} <span>{call}</span>
      </h2>
      {(telephone || agenda) && (
        <dl className="thanks-facts">
          {telephone && (
            <div>
              <dt>{t`Numéro appelé`}</dt>
              <dd>{telephone}</dd>
            </div>
          )}
          {agenda && (
            <div>
              <dt>{t`Au programme`}</dt>
              <dd>{agenda}</dd>
            </div>
          )}
        </dl>
      )}
      <p className="small quiet">{t`Heure suisse. L’invitation part aussi par e-mail.`}</p>
      <p className="thanks-links no-print">
        <a className="button" href={bookingHref}>{t`Voir mon rendez-vous`}</a> <a href={calendarHref}>{t`Ajouter à mon agenda`}</a>
      </p>
    </section>
  );
}
