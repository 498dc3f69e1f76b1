import { localDate, localTime, readDate, zoneOffset } from '../../../backend/src/rules/dates.rules';
import { fixed, frenchSpaces, integer, NARROW_SPACE, shownMs, shownShare } from '../../../backend/src/rules/figures.rules';

/** Numbers and dates as Swiss readers write them: those of all three parts, and what only the back-office needs. */
export { frenchSpaces, integer };

export type Language = 'fr' | 'en';

const at = (instant: string | Date): Date => (typeof instant === 'string' ? new Date(instant) : instant);

/** 12.11.2026, in Zurich. */
export const date = (instant: string | Date): string => readDate(at(instant));

/** 12.11.2026, 08:05, in Zurich. */
export const dateTime = (instant: string | Date): string => `${date(instant)}, ${localTime(at(instant))}`;

/** A Swiss number as it is read, on every page alike: +41 79 123 45 67; others as they are. */
export const phone = (number: string): string => {
  const swiss = /^(?:\+41|0041|0)(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(number.replace(/[\s./()-]/g, ''));
  return swiss ? ['+41', ...swiss.slice(1)].join('\u00a0') : number;
};

/** The formats that depend on the language of the interface. */
export function formatsOf(language: Language) {
  const comma = language === 'fr' ? ',' : '.';

  const decimal = (value: number, digits = 1): string => fixed(value, digits, comma);

  return {
    integer,
    decimal,
    date,
    dateTime,
    /** 32,5 or 33: its decimal only where it has one. */
    rate: (value: number): string => decimal(value, Number.isInteger(Number(value.toFixed(1))) ? 0 : 1),
    /** A fraction as a whole percentage. */
    percent: (fraction: number): string => `${Math.round(fraction * 100)}${language === 'fr' ? NARROW_SPACE : ''}%`,
    /** A fraction that is judged by its tenths of a percent: 9,6 % */
    share: (fraction: number): string =>
      `${decimal(100 * fraction, Number.isInteger(100 * shownShare(fraction)) ? 0 : 1)}${language === 'fr' ? NARROW_SPACE : ''}%`,
    /** 88 ms, 1,8 s, 1 min 05 s, 24 h */
    duration: (ms: number): string => {
      if (ms < 999.5) return `${Math.round(ms)}${NARROW_SPACE}ms`;
      if (ms < 59_950) return `${decimal(shownMs(ms) / 1000)}${NARROW_SPACE}s`;
      const seconds = Math.round(ms / 1000);
      const [small, large, unit] = seconds < 3600 ? [seconds, 'min', 's'] : [Math.round(seconds / 60), 'h', 'min'];
      const rest = small % 60;
      const whole = `${Math.floor(small / 60)}${NARROW_SPACE}${large}`;
      return rest === 0 ? whole : `${whole} ${String(rest).padStart(2, '0')}${NARROW_SPACE}${unit}`;
    },
    /** Bytes as kilobytes of 1024, the unit of the specification. */
    size: (bytes: number): string => {
      const kilobytes = bytes / 1024;
      return (kilobytes < 10 ? decimal(kilobytes) : integer(kilobytes)) + NARROW_SPACE + (language === 'fr' ? 'Kio' : 'KiB');
    },
  };
}

export type Formats = ReturnType<typeof formatsOf>;

/** The calendar day of an instant in Zurich, as a date field holds it. */
export const zurichDay = (instant: string | Date): string => localDate(at(instant));

/** Midnight in Zurich at the beginning of a day, `days` later. Summer time changes at 01:00 UTC, so never around midnight. */
export function zurichMidnight(day: string, days = 0): string {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  return new Date(midnightUtc - zurichOffsetMs(midnightUtc - 2 * 3_600_000)).toISOString();
}

/** The instant of a local date and time of Zurich (`yyyy-MM-ddTHH:mm`), as a date-time field holds it. */
export function zurichInstant(local: string): string {
  const asUtc = Date.parse(`${local}:00Z`);
  return new Date(asUtc - zurichOffsetMs(asUtc - zurichOffsetMs(asUtc))).toISOString();
}

/** The local date and time of an instant in Zurich, as a date-time field holds it. */
export const zurichLocal = (instant: string | Date): string => `${zurichDay(instant)}T${localTime(at(instant))}`;

const zurichOffsetMs = (instant: number): number => zoneOffset(new Date(instant));
