import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import { AGENCY_ZONE } from '../../rules/dates.rules.js';

/** A time zone by the tables of the machine: definitions within files are often shortened to the current year. */
class IanaZone extends ICAL.Timezone {
  constructor(
    tzid: string,
    private readonly name: string,
  ) {
    super({ tzid });
  }

  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const instant = new TZDate(year, month - 1, day, hour, minute, second, this.name).getTime();
    return (Date.UTC(year, month - 1, day, hour, minute, second) - instant) / 1000;
  }
}

/** Gives each zone that a file names its rules: those of the machine, else of the file, else of the agency. */
export function useZones(calendar: ICAL.Component, text: string): void {
  const definitions = new Map(calendar.getAllSubcomponents('vtimezone').map((zone) => [String(zone.getFirstPropertyValue('tzid')), zone]));
  const names = text.replace(/\r?\n[ \t]/g, '').matchAll(/;TZID=(?:"([^"]+)"|([^":;\r\n]+))/g);
  for (const tzid of new Set([...names].map(([, quoted, plain]) => quoted ?? plain ?? ''))) {
    const definition = definitions.get(tzid);
    const isIana = isKnownZone(tzid);
    if (definition && isIana) calendar.removeSubcomponent(definition);
    if (!definition || isIana) ICAL.TimezoneService.register(new IanaZone(tzid, isIana ? tzid : AGENCY_ZONE), tzid);
  }
}

/** A time without a zone is one of the agency; so is a whole day. */
export function instantOf(time: ICAL.Time): Date {
  const { year, month, day, hour, minute, second, isDate } = time;
  if (isDate) return new Date(new TZDate(year, month - 1, day, AGENCY_ZONE).getTime());
  if (time.zone === ICAL.Timezone.localTimezone)
    return new Date(new TZDate(year, month - 1, day, hour, minute, second, AGENCY_ZONE).getTime());
  return new Date(time.toUnixTime() * 1000);
}

function isKnownZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
