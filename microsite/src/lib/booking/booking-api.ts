import { type Answer, type AppointmentBooked, apiPath, call, callPath, json, type ManagedAppointment } from '../api.ts';

/** The booked call as a file for a calendar. */
export const calendarFileUrl = (token: string, start: string): string =>
  apiPath(`booking/calendar.ics?${new URLSearchParams({ token, start })}`);

export const bookCall = (token: string, start: string, telephone: string): Promise<Answer<AppointmentBooked>> =>
  call('appointments', json('POST', { token, start, telephone }));

/** The page that moves or cancels the call of a prospect. */
export const manageLink = (token: string): Promise<Answer<{ manageUrl: string }>> => call('booking/links', json('POST', { token }));

export const moveCall = (secret: string, start: string): Promise<Answer<ManagedAppointment>> =>
  call(`${callPath(secret)}/move`, json('POST', { start }));

export const cancelCall = (secret: string): Promise<Answer<ManagedAppointment>> => call(`${callPath(secret)}/cancel`, { method: 'POST' });
