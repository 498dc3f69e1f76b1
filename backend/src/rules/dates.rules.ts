/** Days and hours in Switzerland, whose clocks the agency and its prospects live by, wherever the reader is. */
export const AGENCY_ZONE = 'Europe/Zurich';

/** By number: of the day of the week from Sunday, of the month from January. */
export const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
export const MONTHS = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
];

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
