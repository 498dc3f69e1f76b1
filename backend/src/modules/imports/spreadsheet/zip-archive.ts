import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { DAMAGED, RefusedFile, TOO_BIG } from './source.js';

/** Maximum unpacked size of a part. */
const MAX_UNPACKED_BYTES = 400_000_000;
const MAX_ENTRIES = 2000;

/** Files in an archive, unpacked while they are read. Names are compared without case, as Office does. */
export class ZipArchive {
  private constructor(
    private readonly archive: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(bytes: Uint8Array<ArrayBuffer>): Promise<ZipArchive> {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { lazyEntries: true });
    if (archive.entryCount > MAX_ENTRIES) throw new RefusedFile('parse', TOO_BIG);
    const entries = new Map<string, Entry>();
    for await (const entry of archive.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
    return new ZipArchive(archive, entries);
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /** The text of a file piece by piece; the archive ends one that is longer than it declares. */
  async *text(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) throw new RefusedFile('parse', DAMAGED);
    if (entry.uncompressedSize > MAX_UNPACKED_BYTES) throw new RefusedFile('parse', TOO_BIG);
    let decoder: InstanceType<typeof TextDecoder> | undefined;
    for await (const bytes of (await this.archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(bytes));
      yield decoder.decode(bytes, { stream: true });
    }
    if (decoder) yield decoder.decode();
  }
}

/** Detects UTF-16 by the first bytes; XML is UTF-8 otherwise (XML 1.0, appendix F). */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
