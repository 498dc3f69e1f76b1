import type { AppointmentRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const appointments = {
  name: 'appointments',
  list: lazyView(() => import('./AppointmentList'), 'AppointmentList'),
  show: lazyView(() => import('./AppointmentShow'), 'AppointmentShow'),
  recordRepresentation: ({ company }: AppointmentRecord) => company,
};
