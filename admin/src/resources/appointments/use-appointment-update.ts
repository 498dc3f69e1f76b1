import { useNotify, useUpdate } from 'react-admin';
import type { AppointmentRecord } from '../../api/types';
import { showNotice } from '../../components/notice';

/** Saves some fields of the call at once; failures are said in the server's words. */
export function useAppointmentUpdate(appointment: AppointmentRecord) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<AppointmentRecord>();
  const save = async (data: Partial<AppointmentRecord>, done: string): Promise<boolean> => {
    try {
      await update(
        'appointments',
        { id: appointment.id, data, previousData: appointment },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      showNotice(done);
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      return false;
    }
  };
  return { save, isPending };
}
