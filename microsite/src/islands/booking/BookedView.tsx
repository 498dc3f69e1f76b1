import { useEffect, useRef, useState } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { type BookedAppointment, problemOf } from '../../lib/api.ts';
import { calendarFileUrl, manageLink } from '../../lib/booking/booking-api.ts';
import { calendarLinks, longDay, minutesOf } from '../../lib/booking/days.ts';
import { DemoNote } from '../DemoNote.tsx';
import { Agenda } from './Agenda.tsx';
import { CalledNumber } from './CalledNumber.tsx';
import type { Refusal } from './use-booking.ts';

interface Props {
  token: string;
  call: BookedAppointment;
  agency: string;
  agentName: string;
  /** Just booked: the confirmation is shown, and the heading takes the focus. */
  isNew: boolean;
  /** Path of the page that moves or cancels the call, known to who has just booked it. */
  manageHref: string | null;
  onCorrect(telephone: string): Promise<Refusal | null>;
  /** Its place among the headings of the page. */
  heading: 'h2' | 'h3';
}

const LOST = t`La réponse n’est pas arrivée. Vérifiez votre connexion, puis réessayez.`;

/** The call that is booked, in the place of the slots. */
export function BookedView({ token, call, agency, agentName, isNew, manageHref, onCorrect, heading: Heading }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);

  return (
    <div className="booked">
      <p className="verdict" data-tone="good">
        <span>{isNew ? t`C’est réservé` : t`Votre rendez-vous`}</span>
      </p>
      <Heading className="booked-when" ref={title} tabIndex={-1}>
        <span className="booked-day">{longDay(call.day)}</span> <span>{t`à ${call.time}`}</span>
      </Heading>
      <p>
        {t`${minutesOf(call)}\u00a0minutes par téléphone avec ${agentName}. Heure suisse.`}
        {isNew && <span className="real-only">{` ${t`Nous vous envoyons une invitation par e-mail.`}`}</span>}
      </p>
      <CalledNumber telephone={call.telephone} {...{ agentName, onCorrect }} />
      <Agenda agenda={call.agenda} />
      <DemoNote>{t`rien n’est réservé ni envoyé\u202f: un vrai prospect recevrait une invitation par e-mail, et vous une alerte.`}</DemoNote>
      <p className="booked-links no-print">
        <a className="button" href={calendarFileUrl(token, call.start)} download>
          {t`Ajouter à mon agenda`}
        </a>
        {calendarLinks(call, t`Appel avec ${agency}`).map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </p>
      {manageHref ? (
        <a className="arrow-link" href={manageHref}>
          {t`Déplacer ou annuler`}
        </a>
      ) : (
        <ManageButton token={token} />
      )}
    </div>
  );
}

/** The link to the page that changes the call; its address is personal. */
function ManageButton({ token }: { token: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => {
    const answer = await manageLink(token);
    const failed = problemOf(answer);
    if (failed) return setProblem(failed.message || LOST);
    location.assign(new URL((answer as { manageUrl: string }).manageUrl).pathname);
  };
  return (
    <>
      <button type="button" className="arrow-link real-only" onClick={() => void open()}>
        {t`Déplacer ou annuler`}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
