import { pipeline, type Readable, type Transform, type Writable } from 'node:stream';
import zlib from 'node:zlib';

/** What a Content-Encoding announces (RFC 9110, 8.4), in the order in which it was applied. */
export interface Encodings {
  known: string[];
  /** The first unknown encoding. */
  unknown: string | null;
}

type Decoder = (first: number) => Transform;

/** Some servers send `deflate` without the header of zlib; browsers read both. */
const ZLIB_METHOD = 8;
const DECODERS: Record<string, Decoder> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  br: () => zlib.createBrotliDecompress(),
  deflate: (first) => ((first & 0x0f) === ZLIB_METHOD ? zlib.createInflate() : zlib.createInflateRaw()),
  zstd: () => zlib.createZstdDecompress(),
};
const MAX_STEPS = 4;

/** Invalid values: a charset, a type, a word for « none ». Browsers ignore them. */
const NO_ENCODING = /^(?:|identity|none|binary|[78]bit|chunked|text\/.*|utf-?8|us-ascii|ascii|iso-?8859-?\d*|windows-?125\d)$/;

export function encodingsOf(header: string | undefined): Encodings {
  const named = (header ?? '').split(',').map((name) => name.trim().toLowerCase());
  const applied = named.filter((name) => !NO_ENCODING.test(name)).slice(0, MAX_STEPS);
  const isKnown = (name: string) => Object.hasOwn(DECODERS, name);
  return { known: applied.filter(isKnown), unknown: applied.find((name) => !isKnown(name)) ?? null };
}

/** Undoes them, the last one first; null when there is nothing that could be undone. `failed` is called once at most. */
export function decoderOf(
  { known, unknown }: Encodings,
  first: number,
  failed: () => void,
): { input: Writable; output: Readable; end(): void } | null {
  const steps = unknown ? [] : known.toReversed().map((name, at) => DECODERS[name]?.(at === 0 ? first : ZLIB_METHOD));
  const [input, ...further] = steps.filter((step) => step !== undefined);
  if (!input) return null;
  const output = further.at(-1) ?? input;
  const end = (error?: Error | null) => {
    if (error) failed();
  };
  if (further.length > 0) pipeline([input, ...further], end);
  else input.on('error', failed);
  return { input, output, end: () => [input, ...further].forEach((step) => void step.destroy()) };
}
