import iconv from 'iconv-lite';

export interface DecodedHtml {
  html: string;
  /** The encoding that was used, e.g. `utf-8`. */
  charset: string;
  /** Where it came from; `guessed` when the page declares none or a wrong one. */
  charsetFrom: 'bom' | 'header' | 'meta' | 'guessed';
  /** What the page declares although it cannot be true: unknown name, or bytes that do not fit. */
  wrongCharset: string | null;
}

/** Bytes of a page → text, as a browser decides: BOM, Content-Type, meta, else UTF-8 if it fits and windows-1252 if not. */
export function decodeHtml(bytes: Buffer, contentType: string | undefined): DecodedHtml {
  const bom = bomOf(bytes);
  if (bom) return { html: iconv.decode(bytes, bom), charset: bom, charsetFrom: 'bom', wrongCharset: null };
  const declared = [
    { charset: /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1], from: 'header' as const },
    { charset: metaCharset(bytes), from: 'meta' as const },
  ];
  let wrongCharset: string | null = null;
  for (const { charset, from } of declared) {
    if (!charset) continue;
    const name = charset.toLowerCase();
    const fits = iconv.encodingExists(name) && (!/^utf-?8$/.test(name) || isUtf8(bytes));
    if (fits) return { html: iconv.decode(bytes, browserName(name)), charset: browserName(name), charsetFrom: from, wrongCharset };
    wrongCharset ??= name;
  }
  const guess = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  return { html: iconv.decode(bytes, guess), charset: guess, charsetFrom: 'guessed', wrongCharset };
}

function bomOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** The HTML standard's prescan: a declaration counts within the first 1024 bytes. */
function metaCharset(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 1024).toString('latin1');
  return /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1];
}

/** Browsers read these labels as their Windows superset (Encoding Standard). */
function browserName(name: string): string {
  if (/^(iso-?8859-?1|latin-?1|us-ascii|ascii)$/.test(name)) return 'windows-1252';
  return /^utf-?8$/.test(name) ? 'utf-8' : name;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
