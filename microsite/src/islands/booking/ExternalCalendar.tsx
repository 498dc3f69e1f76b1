import { useState } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';

interface Props {
  url: string;
  /** Where to go on once a call is booked there. */
  nextHref: string | null;
}

/** The agency's external booking page: no request before the click (clarification 5). */
export function ExternalCalendar({ url, nextHref }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { host } = new URL(url);
  return (
    <div className="external">
      {isOpen ? (
        <iframe
          className="external-frame"
          src={url}
          title={t`Calendrier de ${host}`}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      ) : (
        <>
          <p>
            {t`Le calendrier est tenu par ${host}. Il ne se charge qu’à votre demande\u202f: ce service reçoit alors votre adresse IP.`}
          </p>
          <button type="button" className="button" onClick={() => setIsOpen(true)}>
            {t`Afficher le calendrier`}
          </button>
        </>
      )}
      <p className="booked-links">
        <a href={url} target="_blank" rel="noreferrer">
          {t`Ouvrir dans un nouvel onglet`}
        </a>
        {isOpen && nextHref && <a href={nextHref}>{t`J’ai réservé, continuer`}</a>}
      </p>
    </div>
  );
}
