import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BackupStorePlace } from '../../src/common/config/backup-store.js';

export const BUCKET = 'copies';
const KEY = 'S3RVER';
/** Of the body of a part, before its connection is cut. */
const CUT_AFTER_BYTES = 1 << 20;
const HOUR_MS = 3_600_000;

export interface ObjectStore {
  place: BackupStorePlace;
  /** For BACKUP_S3_URL. */
  url: string;
  /** Number of uploads of which the connection is cut in the middle. */
  cuts: number;
  /** Answers every upload as a store without room. */
  isFull: boolean;
  /** Refuses every removal. */
  isAppendOnly: boolean;
  /** Shows the server a clock that is an hour behind. */
  hasSlowClock: boolean;
  /** Changes one byte of what is uploaded, as a failing disk does. */
  isAltering: boolean;
  /** Method and path of each request. */
  requests: string[];
  stop(): Promise<void>;
}

/** An S3 server (s3rver) behind a proxy that makes it fail in the ways of real stores. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'object-store-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false };
  const server = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] });
  const { port: target } = await server.run();
  const proxy = createServer((incoming, outgoing) => answer(store, target, incoming, outgoing));
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const { port } = proxy.address() as AddressInfo;
  const store: ObjectStore = {
    place: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ch-gva-2',
      bucket: BUCKET,
      prefix: 'agence/',
      accessKeyId: KEY,
      secretAccessKey: KEY,
      isPathStyle: true,
    },
    url: `s3://${KEY}:${KEY}@127.0.0.1:${port}/${BUCKET}/agence?region=ch-gva-2`,
    cuts: 0,
    isFull: false,
    isAppendOnly: false,
    hasSlowClock: false,
    isAltering: false,
    requests: [],
    stop: async () => {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
  return store;
}

function answer(store: ObjectStore, port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  store.requests.push(`${incoming.method} ${incoming.url}`);
  const isUpload = incoming.method === 'PUT';
  const isRemoval = incoming.method === 'DELETE';
  // s3rver does not know how to give up an upload in parts
  if (isRemoval && incoming.url?.includes('uploadId')) outgoing.writeHead(204).end();
  else if (isRemoval && store.isAppendOnly) refuse(incoming, outgoing, 'AccessDenied');
  else if (isUpload && store.isFull) refuse(incoming, outgoing, 'QuotaExceeded');
  else if (isUpload && store.cuts > 0) cut(store, incoming);
  else forward(store, port, incoming, outgoing);
}

function forward({ hasSlowClock, isAltering }: ObjectStore, port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { expect: _, ...headers } = incoming.headers;
  if (hasSlowClock) headers['x-amz-date'] = hourBefore(String(headers['x-amz-date']));
  const passed = request({ host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.on('data', (chunk: Buffer) => passed.write(incoming.method === 'PUT' && isAltering ? altered(chunk) : chunk));
  incoming.on('end', () => passed.end());
}

function cut(store: ObjectStore, incoming: IncomingMessage): void {
  let bytes = 0;
  store.cuts -= 1;
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes >= CUT_AFTER_BYTES) incoming.destroy();
  });
  incoming.on('end', () => incoming.destroy());
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, code: string): void {
  incoming.resume();
  incoming.on('end', () => outgoing.writeHead(403, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`));
}

function altered(chunk: Buffer): Buffer {
  const changed = Buffer.from(chunk);
  changed[0] = (changed[0] ?? 0) ^ 1;
  return changed;
}

/** `20261128T230000Z`, an hour earlier. */
function hourBefore(date: string): string {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5');
  return `${new Date(Date.parse(iso) - HOUR_MS).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
