import type { AppointmentStatus } from '../../api/types';
import { Status, type Tone } from '../../components/Status';
import { useText } from '../../i18n/use-text';

const TONES: Record<AppointmentStatus, Tone> = { booked: 'accent', held: 'good', missed: 'poor', cancelled: 'neutral' };

export function AppointmentState({ status }: { status: AppointmentStatus }) {
  const t = useText();
  return (
    <Status tone={TONES[status]} quiet={status === 'cancelled'}>
      {t(`appointments.status.${status}`)}
    </Status>
  );
}
