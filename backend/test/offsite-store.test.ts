import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { BackupStore } from '../src/common/backups/backup-store.js';
import { copyOffsite } from '../src/common/backups/offsite-copy.js';
import { BUCKET, type ObjectStore, startObjectStore } from './support/object-store.js';

const ORIGIN = 'https://analyse.agence.ch';
const MIB = 1 << 20;
const night = (day: number, rows = 1000) => `smartindex-2026-11-${String(day).padStart(2, '0')}-013000-${rows}.backup.age`;

let store: ObjectStore;
let folder: string;
let small: string;
let large: string;
let content: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offsite-'));
  small = join(folder, night(1));
  large = join(folder, night(2));
  content = randomBytes(20 * MIB);
  await writeFile(small, 'age-encryption.org/v1 small');
  await writeFile(large, content);
});
beforeEach(async () => {
  store = await startObjectStore();
});
afterEach(() => store.stop());
afterAll(() => rm(folder, { recursive: true }));

const copy = (file: string, more: { name?: string; keep?: number; origin?: string } = {}) =>
  copyOffsite(store.place, { file, keep: 14, origin: ORIGIN, ...more });
const client = () => {
  const { endpoint = '', region, accessKeyId, secretAccessKey } = store.place;
  return new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
};
const names = async () => {
  const opened = new BackupStore(store.place);
  const listed = await opened.list();
  opened.close();
  return listed.map(({ name }) => name).sort();
};
const parts = () => store.requests.filter((line) => /^PUT .*partNumber=/.test(line)).length;

describe('an off-site copy', () => {
  it('is sent in parts, read back, and the same to another client', async () => {
    expect(await copy(large)).toEqual({ name: night(2), removed: [], retentionError: null });
    expect(parts()).toBe(3);
    const { Body: body, Metadata: metadata } = await client().send(new GetObjectCommand({ Bucket: BUCKET, Key: `agence/${night(2)}` }));
    expect(Buffer.from((await body?.transformToByteArray()) ?? []).equals(content)).toBe(true);
    expect(metadata).toEqual({ origin: ORIGIN, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('returns from the store byte for byte, readable by its owner alone', async () => {
    await copy(large);
    const opened = new BackupStore(store.place);
    const target = join(folder, 'fetched');
    await opened.fetch(night(2), target);
    expect((await readFile(target)).equals(content)).toBe(true);
    expect((await stat(target)).mode & 0o777).toBe(0o600);
    await rm(target);
    await expect(opened.fetch(night(28), target)).rejects.toThrow('cette copie n’existe pas');
    expect(await readdir(folder)).not.toContain('fetched');
    opened.close();
  });

  it('survives a connection that is cut in the middle of a part', async () => {
    store.cuts = 2;
    await copy(large);
    expect(parts()).toBe(5);
    expect(store.cuts).toBe(0);
  });

  it('leaves no part behind when the connection never holds', async () => {
    store.cuts = 100;
    await expect(copy(large)).rejects.toThrow('la connexion a été coupée');
    expect(await names()).toEqual([]);
    expect(store.requests).toContainEqual(expect.stringMatching(/^DELETE .*uploadId=/));
  });

  it('is no copy when the store holds other bytes than were sent', async () => {
    store.isAltering = true;
    await expect(copy(small)).rejects.toThrow('somme de contrôle');
  });

  it('is refused when the backup is not encrypted', async () => {
    await expect(copy(small, { name: 'smartindex-2026-11-01-013000-1000.backup' })).rejects.toThrow('n’est pas chiffrée');
    expect(store.requests).toEqual([]);
  });

  it.each<[string, RegExp, () => void]>([
    ['a wrong access key', /ne connaît pas cette clé d’accès/, () => Object.assign(store.place, { accessKeyId: 'AKIAWRONG' })],
    ['a missing bucket', /bac n’existe pas/, () => Object.assign(store.place, { bucket: 'nowhere' })],
    ['a full store', /stockage est plein/, () => Object.assign(store, { isFull: true })],
    ['a wrong clock', /l’heure de cette machine/, () => Object.assign(store, { hasSlowClock: true })],
    ['a server that is down', /serveur refuse la connexion/, () => Object.assign(store.place, { endpoint: 'http://127.0.0.1:9' })],
  ])('names %s, and quotes no key', async (_, words, spoil) => {
    spoil();
    const failure = await copy(small).catch((error: Error) => error.message);
    expect(failure).toMatch(words);
    expect(failure).not.toMatch(/AKIAWRONG|S3RVER/);
  });
});

describe('retention in the store', () => {
  it('removes the oldest copies of this installation, and nothing that it did not write', async () => {
    const foreign = { Bucket: BUCKET, Body: 'x' };
    await client().send(new PutObjectCommand({ ...foreign, Key: 'agence/contrat.pdf' }));
    await client().send(new PutObjectCommand({ ...foreign, Key: `agence/${night(3)}` }));
    await client().send(new PutObjectCommand({ ...foreign, Key: night(4) }));
    await copy(small, { name: night(5), origin: 'https://test.agence.ch' });
    for (const day of [6, 7, 8]) await copy(small, { name: night(day), keep: 2, origin: 'https://prüfung.agence.ch' });
    expect(await names()).toEqual(['contrat.pdf', night(3), night(5), night(7), night(8)].sort());
    const opened = new BackupStore({ ...store.place, prefix: '' });
    expect((await opened.list()).map(({ name }) => name)).toContain(night(4));
    opened.close();
  });

  it('removes nothing while the newest copy is nearly empty', async () => {
    for (const day of [1, 2]) await copy(small, { name: night(day), keep: 2 });
    expect(await copy(small, { name: night(3, 40), keep: 1 })).toMatchObject({ removed: [] });
    expect(await names()).toHaveLength(3);
  });

  it('leaves a copy valid when its key may not remove older ones', async () => {
    await copy(small, { name: night(1) });
    store.isAppendOnly = true;
    expect(await copy(small, { name: night(2), keep: 1 })).toEqual({
      ...{ name: night(2), removed: [], retentionError: 'Copie hors site\u202f: la clé d’accès n’a pas le droit de le faire.' },
    });
    expect(await names()).toHaveLength(2);
  });
});
