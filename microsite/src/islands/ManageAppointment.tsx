import { useEffect, useRef, useState } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { type Answer, type ManagedAppointment, pageData, problemOf, type Slot } from '../lib/api.ts';
import { cancelCall, moveCall } from '../lib/booking/booking-api.ts';
import { longDay, minutesOf } from '../lib/booking/days.ts';
import { Agenda, NumberLine } from './booking/Agenda.tsx';
import { SlotPicker } from './booking/SlotPicker.tsx';
import { guarded } from './ErrorBoundary.tsx';

type Step = 'look' | 'move' | 'cancel';

const STATUS = {
  booked: { tone: 'good', word: t`Rendez-vous réservé` },
  held: { tone: 'none', word: t`Rendez-vous passé` },
  missed: { tone: 'none', word: t`Rendez-vous passé` },
  cancelled: { tone: 'none', word: t`Rendez-vous annulé` },
} as const;
const LOST = t`La réponse n’est pas arrivée. Vérifiez votre connexion, puis réessayez.`;

/** A call behind the link of its invitation: seen first, moved or cancelled on request. */
export const ManageAppointment = guarded(CallScreens);

function CallScreens() {
  const [call, setCall] = useState<ManagedAppointment | null>(null);
  const [step, setStep] = useState<Step>('look');
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let isCurrent = true;
    // an unknown link is the page's own error screen
    void pageData<ManagedAppointment>().answer.then((answer) => isCurrent && !problemOf(answer) && setCall(answer as ManagedAppointment));
    return () => {
      isCurrent = false;
    };
  }, []);
  useEffect(() => {
    if (news) title.current?.focus();
  }, [news]);

  if (!call) return null;
  const { appointment } = call;
  const isOver = appointment.status === 'booked' && !call.changeable;

  const go = (to: Step) => {
    setStep(to);
    setNews(null);
    setError(null);
    setChosen(null);
  };
  const send = async (ask: () => Promise<Answer<ManagedAppointment>>, done: string) => {
    if (isSending) return;
    setIsSending(true);
    const answer = await ask();
    setIsSending(false);
    const problem = problemOf(answer);
    if (problem) {
      setChosen(null);
      return setError(problem.message || LOST);
    }
    setCall(answer as ManagedAppointment);
    go('look');
    setNews(done);
  };
  const secret = pageData().token ?? '';
  const move = () => {
    if (!chosen) return setError(t`Choisissez d’abord une heure.`);
    void send(() => moveCall(secret, chosen.start), t`Le rendez-vous est déplacé. Une nouvelle invitation part par e-mail.`);
  };

  return (
    <div className="manage">
      <p className="verdict" data-tone={isOver ? 'none' : STATUS[appointment.status].tone}>
        <span>{isOver ? t`Rendez-vous passé` : STATUS[appointment.status].word}</span>
      </p>
      <h2 className="booked-when" ref={title} tabIndex={-1}>
        <span className="booked-day">{longDay(appointment.day)}</span> <span>{t`à ${appointment.time}`}</span>
      </h2>
      <p>{t`${minutesOf(appointment)}\u00a0minutes par téléphone avec ${call.agentName}. Heure suisse.`}</p>
      <NumberLine telephone={appointment.telephone} agentName={call.agentName} />
      <Agenda agenda={appointment.agenda} />
      <p role="status">{news}</p>
      {call.changeable && step === 'look' && (
        <p className="booked-links no-print">
          <button type="button" className="button" onClick={() => go('move')}>
            {t`Déplacer le rendez-vous`}
          </button>
          <button type="button" className="text-button" onClick={() => go('cancel')}>
            {t`Annuler le rendez-vous`}
          </button>
        </p>
      )}
      {step === 'cancel' && (
        <div className="manage-step">
          <h3>{t`Annuler ce rendez-vous\u202f?`}</h3>
          <p>{t`L’heure redevient libre pour quelqu’un d’autre, et ${call.agentName} en est averti.`}</p>
          {error && <Failure>{error}</Failure>}
          <p className="booked-links no-print">
            <button
              type="button"
              className="button"
              aria-disabled={isSending}
              onClick={() => void send(() => cancelCall(secret), t`Le rendez-vous est annulé. Une confirmation part par e-mail.`)}
            >
              {isSending ? t`Annulation en cours…` : t`Annuler le rendez-vous`}
            </button>
            <button type="button" className="text-button" onClick={() => go('look')}>
              {t`Le garder`}
            </button>
          </p>
        </div>
      )}
      {step === 'move' && (
        <div className="manage-step">
          <h3>{t`Choisir une autre heure`}</h3>
          {call.slots.length === 0 && <p>{t`Aucun autre créneau n’est libre pour le moment.`}</p>}
          <SlotPicker slots={call.slots} chosen={chosen} error={null} onChoose={setChosen} />
          {error && <Failure>{error}</Failure>}
          <p className="booked-links no-print">
            {call.slots.length > 0 && (
              <button type="button" className="button" aria-disabled={isSending} onClick={move}>
                {isSending ? t`Un instant…` : chosen ? t`Déplacer à ${chosen.time}` : t`Déplacer`}
              </button>
            )}
            <button type="button" className="text-button" onClick={() => go('look')}>
              {t`Garder l’heure actuelle`}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}

const Failure = ({ children }: { children: string }) => (
  <p className="field-error" role="alert">
    {children}
  </p>
);
