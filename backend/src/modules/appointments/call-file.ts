import { t } from '../../rules/language.rules.js';
import { calendarFile } from './calendar-file.js';

/** Texts of a call in a calendar, in the current language. */
export const callPlace = (): string => t`Appel téléphonique`;
export const callWith = (other: string): string => t`Appel avec ${other}`;
export const changeAt = (url: string): string => `${t`Déplacer ou annuler :`}\n${url}`;

/** Returns the calendar file for download, without e-mail addresses. */
export function callFile(call: { uid: string; sequence: number; start: Date; end: Date; other: string }, stamp: Date): string {
  const { other, ...when } = call;
  return calendarFile({
    ...when,
    method: 'PUBLISH',
    stamp,
    summary: callWith(other),
    description: '',
    location: callPlace(),
    organizer: null,
    attendees: [],
  });
}

/** Its headers. */
export const callDownload = () => ({
  'content-disposition': `attachment; filename="${t`rendez-vous`}.ics"`,
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'private, no-store',
});
