import { perLanguage, t } from './language.rules.js';

/** Days and hours in Switzerland, the time zone of the agency and its prospects, regardless of the reader's. */
export const AGENCY_ZONE = 'Europe/Zurich';

const weekdays = perLanguage(() => [t`dimanche`, t`lundi`, t`mardi`, t`mercredi`, t`jeudi`, t`vendredi`, t`samedi`]);
const months = perLanguage(() => [
  ...[t`janvier`, t`février`, t`mars`, t`avril`, t`mai`, t`juin`],
  ...[t`juillet`, t`août`, t`septembre`, t`octobre`, t`novembre`, t`décembre`],
]);

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day of the week of a day `yyyy-MM-dd`: « lundi ». */
export const weekdayName = (day: string): string => weekdays()[midnight(day).getUTCDay()] ?? '';

/** Day and month of a day `yyyy-MM-dd`: « 30 novembre », « 1er décembre ». */
export function dayAndMonth(day: string, space = ' '): string {
  const date = midnight(day).getUTCDate();
  return `${date === 1 ? t`1er` : t.as('date')`${date}`}${space}${months()[midnight(day).getUTCMonth()] ?? ''}`;
}

/** As Swedes write it, « 2026-11-24 09:00:00 ». Made when it is first needed: that takes a phone some 50 ms. */
let local: Intl.DateTimeFormat | null = null;

const written = (instant: Date): string => {
  local ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: AGENCY_ZONE,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  return local.format(instant);
};

/** Calendar day, `yyyy-MM-dd`. Switzerland is one or two hours ahead of UTC: until 22:00 UTC its day is the same. */
export const localDate = (instant: Date): string => (instant.getUTCHours() < 22 ? instant.toISOString() : written(instant)).slice(0, 10);

/** Time of day, `HH:mm`. */
export const localTime = (instant: Date): string => written(instant).slice(11, 16);

/** A day `yyyy-MM-dd` as it is read: 12.11.2026 */
export const readDay = (day: string): string => day.split('-').reverse().join('.');

/** The day of an instant as it is read: 12.11.2026 */
export const readDate = (instant: Date): string => readDay(localDate(instant));

/** How far the clocks are ahead of UTC, ms. */
export const zoneOffset = (instant: Date): number =>
  Date.parse(`${written(instant).replace(' ', 'T')}Z`) - Math.floor(instant.getTime() / 1000) * 1000;
