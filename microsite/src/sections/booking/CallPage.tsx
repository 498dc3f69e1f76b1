import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Answer, ManagedAppointment } from '../../lib/api.ts';
import { bookingView } from '../../lib/booking/booking-view.ts';
import type { SectionProps } from '../../render/page-input.ts';
import { ErrorScreen } from '../shared/ErrorScreen.tsx';
import { Slot } from '../shared/Slot.tsx';

/** `/mon-rendez-vous/{secret}`: where a booked call is moved or cancelled. */
export function CallPage({ data }: SectionProps<Answer<ManagedAppointment>>) {
  const view = bookingView(data);
  if (view.state === 'error') return <ErrorScreen {...view} />;
  return (
    <div className="booking-page page">
      <header className="booking-head">
        <p className="booking-company">{view.company || t`Votre entreprise`}</p>
        <h1>{t`Votre rendez-vous`}</h1>
      </header>
      <Slot name="call" />
    </div>
  );
}
