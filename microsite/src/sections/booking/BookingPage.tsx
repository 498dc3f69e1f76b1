import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Answer, PublicBooking } from '../../lib/api.ts';
import { bookingView } from '../../lib/booking/booking-view.ts';
import type { SectionProps } from '../../render/page-input.ts';
import { ErrorScreen } from '../shared/ErrorScreen.tsx';
import { Slot } from '../shared/Slot.tsx';

/** `/rendez-vous/{token}`: where a prospect books a call. */
export function BookingPage({ data }: SectionProps<Answer<PublicBooking>>) {
  const view = bookingView(data);
  if (view.state === 'error') return <ErrorScreen {...view} />;
  return (
    <div className="booking-page page">
      <header className="booking-head">
        <p className="booking-company">{view.company || t`Votre entreprise`}</p>
        <h1>{t`Un appel pour en parler`}</h1>
        <p className="quiet">
          <span>{view.duration}</span> {t`par téléphone avec`} <span>{view.agentName}</span>
          {t`. Gratuit et sans engagement.`}
        </p>
      </header>
      <Slot name="booking" />
    </div>
  );
}
