import { t } from '../../../../backend/src/rules/language.rules.ts';
import { REFERRAL } from '../../content/forms.ts';
import type { Answer, ReferralPage as Referral } from '../../lib/api.ts';
import { referralView } from '../../lib/forms/referral-form.ts';
import type { SectionProps } from '../../render/page-input.ts';
import { Slot } from '../shared/Slot.tsx';

/** `/referral/{token}`: the analysis is passed on to the colleague in charge. */
export function ReferralPage({ data, words }: SectionProps<Answer<Referral>>) {
  const view = referralView(data);
  if (view.state === 'error')
    return (
      <section className="message page" aria-labelledby="oups">
        <h1 id="oups">{view.lead}</h1>
        <p className="message-text">{view.way}</p>
        <a className="button" href="/">{t`Retour à l’accueil`}</a>{' '}
        {view.resendHref && (
          <a className="arrow-link" href={view.resendHref}>
            {t`Renvoyer mon lien`}
          </a>
        )}
        <div className="message-detail">
          <h2>{t`Oups !`}</h2>
          <p role="alert">{view.message}</p>
        </div>
      </section>
    );
  return (
    <section className="referral page" aria-labelledby="referral-titre">
      <h1 id="referral-titre">{REFERRAL.title}</h1>
      <p className="referral-words">
        {t`Vous n’êtes pas la bonne personne pour l’analyse de`} <strong>{words.company || t`votre entreprise`}</strong>
        {t` ? Indiquez qui s’occupe du marketing : le lien lui sera transmis.`}
      </p>
      <Slot name="form" />
    </section>
  );
}
