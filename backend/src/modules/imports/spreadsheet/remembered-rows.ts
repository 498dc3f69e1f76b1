import type { Source, TableRow } from './source.js';

/** Bytes of one sheet. */
const MAX_BYTES = 16_000_000;

/**
 * The same source, whose sheet that was walked through last is not taken apart again: its rows are cached as text, which takes less
 * memory than rows and is read sooner than a workbook (docs/performance.md, import). Of a larger sheet nothing is cached.
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
