import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../backend/src/rules/routes.rules.ts';
import type { PublicBooking, Slot } from '../lib/api.ts';
import { longDay, minutesOf } from '../lib/booking/days.ts';
import { requestedHour } from '../lib/booking/requested-hour.ts';
import { BookedView } from './booking/BookedView.tsx';
import { ExternalCalendar } from './booking/ExternalCalendar.tsx';
import { SlotPicker } from './booking/SlotPicker.tsx';
import { type Refusal, useBooking } from './booking/use-booking.ts';
import { guarded } from './ErrorBoundary.tsx';

interface Props {
  /** A booked call leads to the thank-you page instead of being shown here. */
  leadsToThanks?: boolean;
  heading?: 'h2' | 'h3';
}

const CHOOSE = t`Choisissez d’abord une heure.`;

/** Where a prospect books a call: free slots, the call that is booked, or the agency's calendar elsewhere. */
export const BookingSlots = guarded(Booking);

function Booking({ leadsToThanks = false, heading = 'h3' }: Props) {
  const { state, book, correct, reload } = useBooking();
  // the notice of a refusal outlives the slots it was about
  const [notice, setNotice] = useState<string | null>(null);
  const isDone = state.name === 'booked' && state.isNew;
  const thanksHref = state.name === 'ready' || state.name === 'booked' ? pagePath('thanks', state.booking.token) : null;
  useEffect(() => {
    if (isDone && leadsToThanks && thanksHref) location.assign(thanksHref);
  }, [isDone, leadsToThanks, thanksHref]);

  if (state.name === 'loading' || (isDone && leadsToThanks)) return <Loading />;
  if (state.name === 'problem') {
    return (
      <div className="booking-message" role="alert">
        <p>{state.problem.message || t`Les créneaux n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.`}</p>
        <button type="button" className="button" onClick={() => void reload()}>
          {t`Réessayer`}
        </button>
      </div>
    );
  }
  const { booking } = state;
  if (state.name === 'booked') {
    const { call, isNew, manageHref } = state;
    return (
      <BookedView
        token={booking.token}
        agency={booking.agency.name}
        agentName={booking.agentName}
        onCorrect={(telephone) => correct(state, telephone)}
        {...{ call, isNew, manageHref, heading }}
      />
    );
  }
  if (booking.external) return <ExternalCalendar url={booking.external} nextHref={leadsToThanks ? thanksHref : null} />;
  return (
    <>
      {notice && <Notice>{notice}</Notice>}
      {booking.slots.length === 0 ? (
        <NoSlots email={booking.agency.email} phone={booking.agency.phone} />
      ) : (
        <SlotForm
          booking={booking}
          onSend={async (start, telephone) => {
            setNotice(null);
            const refusal = await book(booking, start, telephone);
            if (refusal?.field === 'slot') setNotice(refusal.message);
            return refusal;
          }}
        />
      )}
    </>
  );
}

function SlotForm({ booking, onSend }: { booking: PublicBooking; onSend(start: string, telephone: string): Promise<Refusal | null> }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [requested] = useState(() => requestedHour(location.search, booking.slots));
  const [chosen, setChosen] = useState<Slot | null>(requested.slot);
  const [telephone, setTelephone] = useState('');
  const [errors, setErrors] = useState<{ slot?: string; telephone?: string }>({});
  const [isSending, setIsSending] = useState(false);

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!chosen) {
      setErrors({ slot: CHOOSE });
      form.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
      return;
    }
    setIsSending(true);
    const refusal = await onSend(chosen.start, telephone);
    setIsSending(false);
    if (refusal?.field === 'slot') setChosen(null);
    setErrors(refusal?.field === 'telephone' ? { telephone: refusal.message } : {});
    if (refusal?.field === 'telephone') form.current?.querySelector<HTMLInputElement>('input[type="tel"]')?.focus();
  };

  return (
    <form className="booking-form" ref={form} onSubmit={(event) => void send(event)} noValidate>
      {requested.gone && <Notice>{requested.gone}</Notice>}
      <SlotPicker
        slots={booking.slots}
        chosen={chosen}
        error={errors.slot ?? null}
        onChoose={(slot) => {
          setChosen(slot);
          setErrors({});
        }}
      />
      <div className="field">
        <label htmlFor={`${id}-tel`}>{t`Téléphone (facultatif)`}</label>
        <input
          id={`${id}-tel`}
          type="tel"
          name="telephone"
          autoComplete="tel"
          value={telephone}
          aria-invalid={errors.telephone !== undefined}
          aria-describedby={`${id}-tel-help${errors.telephone ? ` ${id}-tel-error` : ''}`}
          onChange={({ target }) => setTelephone(target.value)}
        />
        <p className="field-help" id={`${id}-tel-help`}>
          {t`${booking.agentName} vous appellera à ce numéro, par exemple 079 123 45 67.`}
        </p>
        {errors.telephone && (
          <p className="field-error" id={`${id}-tel-error`} role="alert">
            {errors.telephone}
          </p>
        )}
      </div>
      <div className="booking-send">
        <p aria-live="polite" className="booking-choice">
          {chosen ? (
            <>
              <strong>{t`${longDay(chosen.day)} à ${chosen.time}`}</strong>
              <span className="quiet">{t`, ${minutesOf(chosen)}\u00a0minutes par téléphone`}</span>
            </>
          ) : (
            <span className="quiet">{t`Aucune heure choisie.`}</span>
          )}
        </p>
        <button type="submit" className="button" aria-disabled={isSending}>
          {isSending ? t`Réservation en cours…` : t`Prendre un rendez-vous`}
        </button>
      </div>
    </form>
  );
}

/** Read aloud and brought into view: what was chosen is gone. */
function Notice({ children }: { children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p className="booking-notice" role="alert" ref={text} tabIndex={-1}>
      {children}
    </p>
  );
}

function NoSlots({ email, phone }: { email: string; phone: string }) {
  return (
    <div className="booking-message">
      <p>
        {t`Aucun créneau n’est libre pour le moment.`}{' '}
        {email || phone ? t`Écrivez-nous ou appelez-nous\u202f: nous trouverons une date.` : t`Revenez dans quelques jours.`}
      </p>
      <p className="booked-links">
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div className="booking-loading" aria-busy="true">
      <p className="visually-hidden">{t`Chargement des créneaux…`}</p>
      <div aria-hidden="true">
        {[1, 2, 3, 4, 5].map((place) => (
          <i key={place} />
        ))}
      </div>
      <div aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <i key={place} />
        ))}
      </div>
    </div>
  );
}
