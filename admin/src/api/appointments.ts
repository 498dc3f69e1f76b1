import { authorizedFetch } from './http-client';
import { problemOf } from './problem';

export const appointmentCalls = {
  /** The call as a file for a calendar. */
  getCalendarFile: async (id: string): Promise<Blob> => {
    const response = await authorizedFetch(`/api/admin/appointments/${encodeURIComponent(id)}/calendar.ics`);
    if (!response.ok) throw await problemOf(response);
    return response.blob();
  },
};
