/** Line ends of a text outside of quotes, by their kind. */
const LINE_ENDS = ['\n', '\r\n', '\r'] as const;
type LineEnd = (typeof LINE_ENDS)[number];

/**
 * Marks a line end of another kind than the file's usual one: it ends a row unless the row is complete only with it. CR is unused after
 * normalisation.
 */
export const UNUSUAL_LINE_END = '\r';

/**
 * The text with LF after each row. Files that were joined or edited mix the kinds: the others than the usual one become
 * UNUSUAL_LINE_END. Within quotes each line end is LF.
 */
export function normaliseLineEnds(text: string, separator: string): string {
  const single = text.replace(/\r+\n/g, '\r\n');
  if (!single.includes('\r')) return single;
  if (!single.includes('\n')) return single.replaceAll('\r', '\n');
  const counts: Record<LineEnd, number> = { '\n': 0, '\r\n': 0, '\r': 0 };
  const tokens = new RegExp(String.raw`(?<=^|[\r\n${escaped(separator)}])"[^"]*(?:""[^"]*)*"|\r\n|\n|\r`, 'g');
  for (const [token] of single.matchAll(tokens)) if (token in counts) counts[token as LineEnd]++;
  const [usual] = [...LINE_ENDS].sort((one, other) => counts[other] - counts[one]);
  return single.replace(tokens, (token: string, offset: number) => {
    if (token.startsWith('"')) return token.replace(/\r\n?/g, '\n');
    const isBesideQuote = single[offset - 1] === '"' || single[offset + token.length] === '"'; // no cell continues there
    return token === usual || isBesideQuote ? '\n' : UNUSUAL_LINE_END;
  });
}

const escaped = (separator: string) => separator.replace(/[\\\]^-]/, '\\$&');

/** Splits rows at unusual line ends, but for those within a cell: `width` is the usual number of cells of a row. */
export function splitRows(rows: readonly string[][], width: number): string[][] {
  return rows.flatMap((cells) => (cells.some((cell) => cell.includes(UNUSUAL_LINE_END)) ? splitRow(cells, width) : [cells]));
}

function splitRow(cells: readonly string[], width: number): string[][] {
  const pieces: string[][] = [[]];
  for (const cell of cells) {
    const [first = '', ...next] = cell.split(UNUSUAL_LINE_END);
    pieces.at(-1)?.push(first);
    for (const piece of next) pieces.push([piece]);
  }
  return joinTornRows(pieces, width);
}

/** A line end within a cell without quotes tears its row: both pieces are short, and as long as a row together. */
function joinTornRows(pieces: readonly string[][], width: number): string[][] {
  const rows: string[][] = [];
  let index = 0;
  while (index < pieces.length) {
    let row = pieces[index] ?? [];
    let end = index + 1;
    for (let joined = row; end < pieces.length && joined.length < width; ) {
      const next = pieces[end] ?? [];
      if (next.length >= width || joined.length + next.length - 1 > width || (holdsAddress(joined) && holdsAddress(next))) break;
      joined = [...joined.slice(0, -1), `${joined.at(-1)}\n${next[0]}`, ...next.slice(1)];
      end++;
      if (joined.length < width) continue;
      [row, index] = [joined, end - 1];
    }
    rows.push(row);
    index++;
  }
  return rows;
}

const holdsAddress = (cells: readonly string[]) => cells.some((cell) => cell.includes('@'));
