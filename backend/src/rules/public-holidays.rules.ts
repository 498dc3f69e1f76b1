/** Days off that French-speaking Switzerland shares, the same every year (`MM-dd`). */
const FIXED = ['01-01', '01-02', '08-01', '12-25', '12-26'];

/** Good Friday, Easter Monday, Ascension, Whit Monday: days after Easter Sunday. */
const AFTER_EASTER = [-2, 1, 39, 50];

const DAY_MS = 86_400_000;

/** Whether a day (`yyyy-MM-dd`) is a public holiday. */
export function isPublicHoliday(day: string): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)));
  return FIXED.includes(day.slice(5)) || AFTER_EASTER.some((days) => new Date(easter + days * DAY_MS).toISOString().startsWith(day));
}

/** Easter Sunday at midnight UTC (Gregorian calendar; Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
