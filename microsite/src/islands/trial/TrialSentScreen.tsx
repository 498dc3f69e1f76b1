import { useEffect, useRef } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { StageIcon } from './StageIcon.tsx';

/** What goes on in the mailbox: the address is to be confirmed, or the link of an earlier trial has been sent again. */
export function TrialSentScreen({ email, isReviewed }: { email: string; isReviewed: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className="trial-progress page" aria-labelledby="envoi-titre">
      <div className="trial-progress-head">
        <StageIcon stage={0} />
        <h1 id="envoi-titre" tabIndex={-1} ref={title}>
          {isReviewed ? t`Confirmez votre adresse e-mail` : t`Votre lien est dans votre boîte`}
        </h1>
      </div>
      <p className="trial-awaiting">
        {isReviewed
          ? t`Nous avons écrit à ${email}. Ouvrez le lien du message et confirmez\u202f: une personne regarde ensuite votre demande, puis la mesure commence. Le lien de votre analyse vous est envoyé dès qu’elle est prête.`
          : t`Une analyse a déjà été demandée avec cette adresse. Nous avons renvoyé son lien à ${email}.`}
      </p>
      <p className="quiet small">{t`Rien reçu\u202f? Regardez dans les indésirables. Vous pouvez fermer cette page.`}</p>
    </section>
  );
}
