import { open } from 'node:fs/promises';
import { csvRecords } from './csv-rows.js';
import { JsonReader } from './json-rows.js';

/** A row of an export, or why it cannot be read. Cells of a CSV are texts, an empty one is null. */
export type ReadRow = { line: number; row: Record<string, unknown> } | { line: number; fault: string };

/** Streams the rows of a CSV, JSON or JSON-lines file. Throws when the file is broken. */
export async function* readRows(file: string): AsyncGenerator<ReadRow> {
  yield* file.toLowerCase().endsWith('.csv') ? csvRows(file) : jsonRows(file);
}

async function* csvRows(file: string): AsyncGenerator<ReadRow> {
  let heading: string[] | undefined;
  for await (const { line, cells } of csvRecords(texts(file))) {
    if (!heading) heading = cells.map((name) => name.trim());
    else if (cells.length > heading.length) yield { line, fault: `${cells.length} cellules pour ${heading.length} colonnes` };
    else yield { line, row: Object.fromEntries(heading.map((name, index) => [name, cells[index] || null])) };
  }
}

async function* jsonRows(file: string): AsyncGenerator<ReadRow> {
  const reader = new JsonReader();
  for await (const text of texts(file)) {
    for (const { line, text: object } of reader.push(text)) {
      try {
        yield { line, row: JSON.parse(object) as Record<string, unknown> };
      } catch (error) {
        yield { line, fault: `JSON illisible : ${(error as Error).message}` };
      }
    }
  }
  reader.end();
}

/** UTF-8 with or without a byte order mark; anything else is refused rather than loaded with broken accents. */
async function* texts(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const handle = await open(file);
  try {
    for await (const bytes of handle.createReadStream({ highWaterMark: 1 << 16, autoClose: false })) {
      yield decoder.decode(bytes as Buffer, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw new Error('le fichier n’est pas en UTF-8');
    throw error;
  } finally {
    await handle.close();
  }
}
