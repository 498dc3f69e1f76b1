import { stateChip } from '../../components/state-chip';

export const AppointmentState = stateChip('appointments.status', {
  booked: 'accent',
  held: 'good',
  missed: 'poor',
  cancelled: { tone: 'neutral', quiet: true },
});
