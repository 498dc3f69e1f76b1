import { useEffect, useRef, useState } from 'react';
import { type Answer, type ManagedAppointment, pageData, problemOf, type Slot } from '../lib/api.ts';
import { cancelCall, moveCall } from '../lib/booking/booking-api.ts';
import { longDay, minutesOf } from '../lib/booking/days.ts';
import { SlotPicker } from './booking/SlotPicker.tsx';
import { guarded } from './ErrorBoundary.tsx';

type Step = 'look' | 'move' | 'cancel';

const STATUS = {
  booked: { tone: 'good', word: 'Rendez-vous réservé' },
  held: { tone: 'none', word: 'Rendez-vous passé' },
  missed: { tone: 'none', word: 'Rendez-vous passé' },
  cancelled: { tone: 'none', word: 'Rendez-vous annulé' },
} as const;
const LOST = 'La réponse n’est pas arrivée. Vérifiez votre connexion, puis réessayez.';

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
  const send = async (request: Promise<Answer<ManagedAppointment>>, done: string) => {
    if (isSending) return;
    setIsSending(true);
    const answer = await request;
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
    if (!chosen) return setError('Choisissez d’abord une heure.');
    void send(moveCall(secret, chosen.start), 'Le rendez-vous est déplacé. Une nouvelle invitation part par e-mail.');
  };

  return (
    <div className="manage">
      <p className="verdict" data-tone={isOver ? 'none' : STATUS[appointment.status].tone}>
        <span>{isOver ? 'Rendez-vous passé' : STATUS[appointment.status].word}</span>
      </p>
      <h2 className="booked-when" ref={title} tabIndex={-1}>
        <span className="booked-day">{longDay(appointment.day)}</span> <span>à {appointment.time}</span>
      </h2>
      <p>
        {minutesOf(appointment)}
        {'\u00a0'}minutes par téléphone avec {call.agentName}. Heure suisse.
      </p>
      <p role="status">{news}</p>
      {call.changeable && step === 'look' && (
        <p className="booked-links no-print">
          <button type="button" className="button" onClick={() => go('move')}>
            Déplacer le rendez-vous
          </button>
          <button type="button" className="text-button" onClick={() => go('cancel')}>
            Annuler le rendez-vous
          </button>
        </p>
      )}
      {step === 'cancel' && (
        <div className="manage-step">
          <h3>Annuler ce rendez-vous{'\u202f'}?</h3>
          <p>L’heure redevient libre pour quelqu’un d’autre, et {call.agentName} en est averti.</p>
          {error && <Failure>{error}</Failure>}
          <p className="booked-links no-print">
            <button
              type="button"
              className="button"
              aria-disabled={isSending}
              onClick={() => void send(cancelCall(secret), 'Le rendez-vous est annulé. Une confirmation part par e-mail.')}
            >
              {isSending ? 'Annulation en cours…' : 'Annuler le rendez-vous'}
            </button>
            <button type="button" className="text-button" onClick={() => go('look')}>
              Le garder
            </button>
          </p>
        </div>
      )}
      {step === 'move' && (
        <div className="manage-step">
          <h3>Choisir une autre heure</h3>
          {call.slots.length === 0 && <p>Aucun autre créneau n’est libre pour le moment.</p>}
          <SlotPicker slots={call.slots} chosen={chosen} error={null} onChoose={setChosen} />
          {error && <Failure>{error}</Failure>}
          <p className="booked-links no-print">
            {call.slots.length > 0 && (
              <button type="button" className="button" aria-disabled={isSending} onClick={move}>
                {isSending ? 'Un instant…' : chosen ? `Déplacer à ${chosen.time}` : 'Déplacer'}
              </button>
            )}
            <button type="button" className="text-button" onClick={() => go('look')}>
              Garder l’heure actuelle
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
