import { useDataProvider } from 'react-admin';
import type { AppointmentRecord } from '../../api/types';

/** Saves some fields of the call. */
export function useAppointmentUpdate(appointment: AppointmentRecord) {
  const server = useDataProvider();
  return (data: Partial<AppointmentRecord>) => server.update('appointments', { id: appointment.id, data, previousData: appointment });
}
