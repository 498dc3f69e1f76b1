/** Characters of one block. */
const LONGEST = 200_000;
const MAX_TYPES = 500;

/** Every type that a JSON-LD block names, nested ones included; none of a block that search engines cannot read. */
export function jsonLdTypes(text: string): string[] {
  const types: string[] = [];
  // not recursive: a hostile block nests deeper than the stack
  let level: unknown[] = [parsed(text)];
  while (level.length > 0 && types.length < MAX_TYPES) {
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      for (const [key, value] of Object.entries(item)) {
        if (key === '@type') types.push(...[value].flat().filter((one) => typeof one === 'string'));
        else if (key !== '@context') next.push(value);
      }
    }
    level = next;
  }
  return types;
}

function parsed(text: string): unknown {
  if (text.length > LONGEST) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return parsedLeniently(text);
  }
}

function parsedLeniently(text: string): unknown {
  try {
    return JSON.parse(strictJson(text));
  } catch {
    return undefined;
  }
}

const CONTROL = /\p{Cc}/gu;
/** Strings, comments and CDATA marks; an unterminated one extends to the end, so that matching stays linear. */
const PIECE = /"(?:[^"\\]|\\[\s\S])*(?:"|$)|\/\*(?:[\s\S]*?\*\/|[\s\S]*)|\/\/[^\n]*|<!--|-->|<!\[CDATA\[|\]\]>|[^"/<\]-]+|[\s\S]/g;

/** Without what Google's reader passes over: comments, line ends within strings, commas and semicolons too many. */
function strictJson(text: string): string {
  const pieces = (text.replace(/^\uFEFF/, '').match(PIECE) ?? []).map((piece) => {
    if (piece.startsWith('"')) return piece.replace(CONTROL, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return /^(?:\/[/*]|<!|-->|\]\]>)/.test(piece) ? ' ' : piece;
  });
  return withoutExtraCommas(pieces).replace(/[;\s]+$/, '');
}

/** A comma before the end of a list or an object ends nothing. */
function withoutExtraCommas(pieces: readonly string[]): string {
  let json = '';
  let comma = '';
  for (const piece of pieces.flatMap((one) => (one.startsWith('"') ? [one] : one.split(/([,\]}])/)))) {
    if (piece.trim() === '') json += comma ? '' : piece;
    else if (piece === ',') {
      json += comma;
      comma = ',';
    } else {
      json += piece === ']' || piece === '}' ? piece : comma + piece;
      comma = '';
    }
  }
  return json;
}
