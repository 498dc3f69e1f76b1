import { useEffect, useRef } from 'react';
import { type BookedCall, calendarFileUrl } from '../../lib/api.ts';
import { calendarLinks, longDay, minutesOf } from '../../lib/booking/days.ts';

interface Props {
  token: string;
  call: BookedCall;
  agency: string;
  agentName: string;
  /** Just booked: the person is told, and the heading takes the focus. */
  isNew: boolean;
  /** Path of the page that moves or cancels the call, known to who has just booked it. */
  manageHref: string | null;
  /** Its place among the headings of the page. */
  heading: 'h2' | 'h3';
}

/** The call that is booked, in the place of the slots. */
export function BookedView({ token, call, agency, agentName, isNew, manageHref, heading: Heading }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);

  return (
    <div className="booked">
      <p className="verdict" data-tone="good">
        <span>{isNew ? 'C’est réservé' : 'Votre rendez-vous'}</span>
      </p>
      <Heading className="booked-when" ref={title} tabIndex={-1}>
        <span className="booked-day">{longDay(call.day)}</span> <span>à {call.time}</span>
      </Heading>
      <p>
        {minutesOf(call)}
        {'\u00a0'}minutes par téléphone avec {agentName}. Heure suisse.
        {isNew && ' Nous vous envoyons une invitation par e-mail.'}
      </p>
      <p className="booked-links">
        <a className="button" href={calendarFileUrl(token)} download>
          Ajouter à mon agenda
        </a>
        {calendarLinks(call, `Appel avec ${agency}`).map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </p>
      {manageHref ? (
        <a className="arrow-link" href={manageHref}>
          Déplacer ou annuler
        </a>
      ) : (
        <p className="quiet small">Pour le déplacer ou l’annuler, ouvrez le lien de l’invitation reçue par e-mail.</p>
      )}
    </div>
  );
}
