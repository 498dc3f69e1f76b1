import { createHash } from 'node:crypto';
import { TZDate } from '@date-fns/tz';

/** PostgreSQL's name of a column's type. */
export type ColumnType = string;
export type Coerced = { value: unknown } | { fault: string };

const TRUE = new Set(['true', 't', '1', 'yes', 'y', 'oui', 'vrai', 'on']);
const FALSE = new Set(['false', 'f', '0', 'no', 'n', 'non', 'faux', 'off']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** The same UUID for the same number or name of an old table on every run. */
export const uuidOf = (table: string, id: unknown): string =>
  createHash('sha256')
    .update(`legacy ${table} ${String(id)}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/** Converts a value of an old export to the column type; null stays null. */
export function coerce(value: unknown, type: ColumnType): Coerced {
  if (value === null || value === undefined) return { value: null };
  const text = typeof value === 'string' ? value.trim() : String(value);
  if (type !== 'text' && (text === '' || text === 'null' || text === 'NULL' || text === '\\N')) return { value: null };
  switch (type) {
    case 'text':
      return { value: typeof value === 'object' ? JSON.stringify(value) : String(value).replaceAll('\0', '') };
    case 'boolean':
      return TRUE.has(text.toLowerCase()) ? { value: true } : FALSE.has(text.toLowerCase()) ? { value: false } : fault(text, 'oui ou non');
    case 'integer':
    case 'bigint':
    case 'smallint': {
      const number = numberOf(text);
      return number === null ? fault(text, 'un nombre entier') : { value: Math.round(number) };
    }
    case 'double precision': {
      const number = numberOf(text);
      return number === null ? fault(text, 'un nombre') : { value: number };
    }
    case 'jsonb':
      return jsonOf(value);
    case 'uuid':
      return UUID.test(text) ? { value: text.toLowerCase() } : fault(text, 'un identifiant UUID');
    case 'timestamp with time zone': {
      const date = dateOf(value);
      return date ? { value: date } : fault(text, 'une date');
    }
    default:
      return { value: text };
  }
}

const fault = (text: string, wanted: string): Coerced => ({ fault: `« ${text.slice(0, 40)} » n’est pas ${wanted}` });

/** Also with a decimal comma, Swiss thousands (12'500) and a percent sign. */
function numberOf(text: string): number | null {
  const plain = text.replace(/[\s'’%\u202f\u00a0]/g, '').replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : null;
}

/** JSON in a text, and JSON in a text in JSON, as some exports write it. */
function jsonOf(value: unknown): Coerced {
  let found = value;
  for (let round = 0; round < 2 && typeof found === 'string'; round += 1) {
    const text: string = found.trim();
    if (!/^[[{"]/.test(text) && round > 0) break;
    try {
      found = JSON.parse(text);
    } catch {
      return round > 0 ? { value: found } : fault(text, 'du JSON');
    }
  }
  return { value: found };
}

/** ISO (without a zone: UTC, as databases export), dd.mm.yyyy and dd/mm/yyyy (Swiss time), seconds or ms since 1970. */
function dateOf(value: unknown): Date | null {
  const text = String(value).trim();
  if (/^\d{10}(\.\d+)?$|^\d{13}$/.test(text)) return new Date(Number(text) * (text.length === 13 ? 1 : 1000));
  const swiss = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:[ ,T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (swiss) {
    const [day, month, year, hour, minute, second] = swiss.slice(1).map((part) => Number(part ?? 0)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const date = new TZDate(year, month - 1, day, hour, minute, second, 'Europe/Zurich');
    return date.getDate() === day && date.getMonth() === month - 1 ? new Date(date.getTime()) : null;
  }
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i.exec(text);
  if (!iso) return null;
  const zone = (iso[3] ?? 'Z')
    .toUpperCase()
    .replace(/^([+-]\d{2})(?::?(\d{2}))?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`);
  const date = new Date(`${iso[1]}T${iso[2] ?? '00:00'}${zone}`);
  // 31 February would silently become 3 March
  const day = Number(iso[1]?.slice(8));
  const noon = new Date(`${iso[1]}T12:00Z`);
  return Number.isNaN(date.getTime()) || noon.getUTCDate() !== day ? null : date;
}
