import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BackupStorePlace } from '../config/backup-store.js';
import { processEnvironment } from '../config/secret-files.js';
import { BackupStoreError, backupStoreError } from './backup-store-error.js';

const PART_BYTES = 8 << 20;
/** S3 allows 10,000 parts. */
const PARTS = 9000;
const PARTS_AT_ONCE = 2;
/** Of each request, with growing waits between them. */
const ATTEMPTS = 4;
const CONNECT_MS = 10_000;
const IDLE_MS = 60_000;

export interface StoredCopy {
  name: string;
  bytes: number;
}

/** Written beside each copy. */
export interface CopyFacts {
  /** Installation that wrote the copy; undefined = not written by this product. */
  origin: string | undefined;
  sha256: string | undefined;
}

/** A folder of an S3-compatible store. Every failure is a BackupStoreError. */
export class BackupStore {
  private readonly client: S3Client;

  constructor(private readonly place: BackupStorePlace) {
    const { endpoint, region, accessKeyId, secretAccessKey, isPathStyle } = place;
    // the client’s own agents would ignore HTTPS_PROXY
    const proxied = { keepAlive: true, proxyEnv: processEnvironment() };
    this.client = new S3Client({
      ...(endpoint !== undefined && { endpoint }),
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: isPathStyle,
      maxAttempts: ATTEMPTS,
      // newer checksums of Amazon that other stores do not know; every part is signed with its SHA-256
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: IDLE_MS,
        httpAgent: new Agent(proxied),
        httpsAgent: new SecureAgent(proxied),
      },
    });
  }

  /** Uploads a file in parts; a failed upload leaves no part behind. */
  async put(name: string, file: string, origin: string): Promise<string> {
    return this.named(async () => {
      const sha256 = await sha256Of(createReadStream(file));
      const { size } = await stat(file);
      const upload = new Upload({
        client: this.client,
        params: { ...this.object(name), Body: createReadStream(file), Metadata: { origin, sha256 } },
        partSize: Math.max(PART_BYTES, Math.ceil(size / PARTS)),
        queueSize: PARTS_AT_ONCE,
        leavePartsOnError: false,
      });
      await upload.done();
      return sha256;
    });
  }

  /** Reads a copy back and compares it with what was sent. */
  async verify(name: string, sha256: string): Promise<void> {
    await this.named(async () => {
      if ((await sha256Of(await this.read(name))) !== sha256) throw altered(name);
    });
  }

  async facts(name: string): Promise<CopyFacts> {
    return this.named(async () => {
      const { Metadata: metadata } = await this.client.send(new HeadObjectCommand(this.object(name)));
      return { origin: metadata?.origin, sha256: metadata?.sha256 };
    });
  }

  async list(): Promise<StoredCopy[]> {
    return this.named(async () => {
      const found: StoredCopy[] = [];
      let next: string | undefined;
      do {
        const { Contents, NextContinuationToken } = await this.client.send(
          new ListObjectsV2Command({ Bucket: this.place.bucket, Prefix: this.place.prefix, ContinuationToken: next }),
        );
        for (const { Key, Size } of Contents ?? []) found.push({ name: (Key ?? '').slice(this.place.prefix.length), bytes: Size ?? 0 });
        next = NextContinuationToken;
      } while (next);
      return found;
    });
  }

  /** Downloads a copy into a file with mode 600; an altered or cut one leaves no file. */
  async fetch(name: string, file: string): Promise<void> {
    await this.named(async () => {
      const { sha256 } = await this.facts(name);
      try {
        await pipeline(await this.read(name), createWriteStream(file, { mode: 0o600, flush: true }));
        if (sha256 !== undefined && (await sha256Of(createReadStream(file))) !== sha256) throw altered(name);
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    });
  }

  async remove(name: string): Promise<void> {
    await this.named(() => this.client.send(new DeleteObjectCommand(this.object(name))));
  }

  close(): void {
    this.client.destroy();
  }

  private object(name: string) {
    return { Bucket: this.place.bucket, Key: `${this.place.prefix}${name}` };
  }

  private async read(name: string): Promise<Readable> {
    const { Body: body } = await this.client.send(new GetObjectCommand(this.object(name)));
    if (!(body instanceof Readable)) throw new Error('the store answered without a body');
    return body;
  }

  private async named<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw backupStoreError(error);
    }
  }
}

const altered = (name: string) => new BackupStoreError(`Copie hors site\u202f: ${name} est abîmée, sa somme de contrôle ne convient pas.`);

async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}
