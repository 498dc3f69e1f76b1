import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { commandUsageError } from '../command-usage-error.js';
import { decrypted, isEncrypted } from './age.js';
import { ending, type Heading, heading } from './backup-format.js';

/** The lines of a backup. Not `readline`: it also breaks at U+2028, which texts may hold. */
export async function* backupLines(file: string, identity?: string): AsyncGenerator<{ kind: string; text: string }> {
  const isSealed = isEncrypted(await startOf(file));
  // opened on first read: an earlier failure would have no listener and end the process
  const stored: Readable = createReadStream(file);
  const source = isSealed ? await decrypted(stored, identity) : stored;
  const unpacked = createGunzip();
  const reading = pipeline(source, unpacked);
  reading.catch(() => undefined); // reported by the loop below
  let rest: Buffer[] = [];
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      const line = Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8');
      rest = [];
      from = end + 1;
      yield { kind: line.slice(0, 1), text: line.slice(1) };
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  await reading;
}

/** Reads a backup from end to end before anything is touched: complete, unchanged, made by this version or an older one. */
export async function checkBackup(file: string, migrations: readonly string[], identity?: string): Promise<Heading & { rows: number }> {
  const hash = createHash('sha256');
  let found: Heading | undefined;
  let rows = 0;
  let end: string | undefined;
  try {
    for await (const { kind, text } of backupLines(file, identity)) {
      if (end !== undefined) throw new Error('des lignes suivent la fin');
      if (kind === 'E') {
        end = text;
        continue;
      }
      hash.update(`${kind}${text}\n`);
      if (kind === 'R') rows += 1;
      if (!found) {
        const parsed = heading.safeParse(kind === 'H' ? JSON.parse(text) : {});
        if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? 'en-tête illisible');
        found = parsed.data;
      }
    }
  } catch (error) {
    throw new Error(`Sauvegarde illisible : ${commandUsageError(error) ?? (error as Error).message}`, { cause: error });
  }
  const parsed = ending.safeParse(end === undefined ? null : JSON.parse(end));
  if (!found || !parsed.success) throw new Error('Sauvegarde incomplète : sa fin manque.');
  if (parsed.data.rows !== rows || parsed.data.sha256 !== hash.digest('hex'))
    throw new Error('Sauvegarde abîmée : sa somme de contrôle ne correspond pas.');
  const newer = found.migrations.filter((name) => !migrations.includes(name));
  if (newer.length > 0)
    throw new Error(
      `Sauvegarde d’une version plus récente du produit (${found.version ?? newer.join(', ')}) : mettez d’abord le produit à jour.`,
    );
  return { ...found, rows };
}

/** Returns size and row count of a backup file; null when there is none. For an encrypted file only the size is known. */
export async function weightOf(
  file: string,
): Promise<{ kind: 'plain'; rows: number } | { kind: 'encrypted'; bytes: number } | { kind: 'foreign' } | null> {
  const found = await stat(file).catch(() => null);
  if (!found) return null;
  if (found.size > 0 && isEncrypted(await startOf(file))) return { kind: 'encrypted', bytes: found.size };
  let rows = 0;
  let isOurs = false;
  try {
    for await (const { kind, text } of backupLines(file)) {
      if (kind === 'H') isOurs = heading.safeParse(JSON.parse(text)).success;
      if (!isOurs) return { kind: 'foreign' };
      if (kind === 'R') rows += 1;
    }
  } catch {
    // cut: what it still holds may be all that there is
  }
  return isOurs ? { kind: 'plain', rows } : { kind: 'foreign' };
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    return (await handle.read(Buffer.alloc(32), 0, 32, 0)).buffer;
  } finally {
    await handle.close();
  }
}
