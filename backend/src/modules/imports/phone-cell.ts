import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { normalisePhone, parsePhone } from '../../common/phone.js';

export type PhoneCell =
  | { kind: 'numbers'; numbers: string[]; extension: string | null }
  /** A number of which Excel wrote the first digits only. */
  | { kind: 'digits_lost' }
  | { kind: 'invalid' };

/** 4,17955E+10: mantissa and exponent. */
const SCIENTIFIC = /^[+-]?(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;
/** Between several numbers of a cell; a single slash may also follow the area code. */
const BETWEEN = /:::|[;,|\n]|\s\/\s|\s(?:ou|oder|und|et|o|or|and)\s/i;
/** Vanity numbers: in 0800 RABAIS, letters are digits of a keypad (ITU-T E.161). */
const VANITY = /^(?:0|\+41\s?)(?:8\d{2}|90\d)[\s-]?[A-Z][A-Z\s-]+$/;
const KEYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '22233344455566677778889999';

/** Reads the phone numbers of a cell, in E.164. */
export function parsePhoneCell(cell: string): PhoneCell {
  const text = cell.replace(/^tel:/i, '').trim();
  const simple = normalisePhone(text);
  if (simple) return { kind: 'numbers', numbers: [simple], extension: null };
  const scientific = SCIENTIFIC.exec(text);
  if (scientific) return ofScientific(scientific);
  const pieces = text.split(BETWEEN).filter((piece) => /\d/.test(piece));
  const found = pieces.length > 1 ? pieces.map(single) : [single(text)];
  const numbers = [...new Set(found.flatMap((piece) => piece?.numbers ?? []))];
  if (numbers.length === 0) return { kind: 'invalid' };
  return { kind: 'numbers', numbers, extension: found.find((piece) => piece?.extension)?.extension ?? null };
}

/** With as many digits as the number has, nothing is lost. */
function ofScientific([, first = '', rest = '', exponent = '']: RegExpExecArray): PhoneCell {
  const number = rest.length >= Number(exponent) ? normalisePhone(first + rest.slice(0, Number(exponent))) : null;
  return number ? { kind: 'numbers', numbers: [number], extension: null } : { kind: 'digits_lost' };
}

/** A number with a label, a name or an extension around it, or two that a slash separates. */
function single(text: string): { numbers: string[]; extension: string | null } | null {
  const plain = normalisePhone(text);
  if (plain) return { numbers: [plain], extension: null };
  if (VANITY.test(text)) return single(text.replace(/[A-Z]/g, (letter) => DIGITS[KEYS.indexOf(letter)] ?? ''));
  const whole = parsePhone(text);
  if (whole) return { numbers: [whole.number], extension: whole.ext ?? null };
  const halves = text.split('/').map((half) => normalisePhone(half));
  if (halves.length > 1 && halves.every((half) => half !== null)) return { numbers: halves, extension: null };
  const found = findPhoneNumbersInText(text, 'CH').filter(({ number }) => number.isValid());
  return found.length > 0 ? { numbers: found.map(({ number }) => number.number), extension: found[0]?.number.ext ?? null } : null;
}
