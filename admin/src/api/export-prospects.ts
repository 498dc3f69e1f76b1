import { authorizedFetch } from './http-client';
import { problemOf } from './problem';

/** Bytes after which what has arrived is handed to the browser, which may keep it on disk. */
const PIECE_BYTES = 8 * 1024 * 1024;

interface ExportOrder {
  filter: { id?: string[] };
  sort: { field: string; order: string };
}

interface ExportProgress {
  onBytes: (bytes: number) => void;
  signal: AbortSignal;
}

/** Ids that fit into one URL: servers accept 16 KB. */
const IDS_AT_ONCE = 200;

/** Fetches the CSV of a filter in the order of the list, and reports the bytes received so far. */
export async function exportProspects({ filter, sort }: ExportOrder, { onBytes, signal }: ExportProgress): Promise<Blob> {
  const parts: Blob[] = [];
  let before = 0;
  for (const part of inParts(filter)) {
    const query = new URLSearchParams({ filter: JSON.stringify(part), sort: JSON.stringify([sort.field, sort.order]) });
    const response = await authorizedFetch(`/api/admin/prospects/export.csv?${query}`, { signal });
    if (!response.ok) throw await problemOf(response);
    const received = await collect(response, (bytes) => onBytes(before + bytes));
    parts.push(parts.length === 0 ? received : await withoutHeader(received));
    before += received.size;
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

async function collect(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const pieces: Blob[] = [];
  let fresh: Uint8Array<ArrayBuffer>[] = [];
  let [total, held] = [0, 0];
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    fresh.push(chunk.value);
    total += chunk.value.byteLength;
    held += chunk.value.byteLength;
    if (held >= PIECE_BYTES) {
      pieces.push(new Blob(fresh));
      [fresh, held] = [[], 0];
    }
    onBytes(total);
  }
  return new Blob([...pieces, ...fresh]);
}

function inParts(filter: { id?: string[] }): object[] {
  const { id } = filter;
  if (!id || id.length <= IDS_AT_ONCE) return [filter];
  return Array.from({ length: Math.ceil(id.length / IDS_AT_ONCE) }, (_, part) => ({
    ...filter,
    id: id.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  }));
}

async function withoutHeader(csv: Blob): Promise<Blob> {
  const text = await csv.text();
  return new Blob([text.slice(text.indexOf('\n') + 1)]);
}
