import type { Source, TableRow } from './source.js';

/** Bytes of one sheet. */
const MAX_BYTES = 16_000_000;

/**
 * Caches the rows of the last sheet as text, which needs less memory than rows and is read faster than the workbook (docs/performance.md,
 * import). Larger sheets are not cached.
 */
export function remembered({ rows, ...source }: Source, maxBytes = MAX_BYTES): Source {
  let cached: { sheet: number; portions: Buffer[] } | undefined;

  async function* walked(sheet: number): AsyncGenerator<TableRow[]> {
    cached = undefined;
    let portions: Buffer[] = [];
    let bytes = 0;
    for await (const portion of rows(sheet)) {
      if (bytes <= maxBytes) {
        const text = Buffer.from(JSON.stringify(portion));
        bytes += text.length;
        portions.push(text);
        if (bytes > maxBytes) portions = [];
      }
      yield portion;
    }
    cached = bytes <= maxBytes ? { sheet, portions } : undefined;
  }

  function* again(portions: readonly Buffer[]): Generator<TableRow[]> {
    for (const portion of portions) yield JSON.parse(portion.toString()) as TableRow[];
  }

  return { ...source, rows: (sheet) => (cached?.sheet === sheet ? again(cached.portions) : walked(sheet)) };
}
