import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

/** Where the agency works: dates are shown, days are cut and schedules run in this zone. */
export const AGENCY_ZONE = 'Europe/Zurich';

/** Calendar day in the agency's zone, `yyyy-MM-dd`. */
export const localDate = (instant: Date): string => format(new TZDate(instant, AGENCY_ZONE), 'yyyy-MM-dd');

/** Time of day in the agency's zone, `HH:mm`. */
export const localTime = (instant: Date): string => format(new TZDate(instant, AGENCY_ZONE), 'HH:mm');
