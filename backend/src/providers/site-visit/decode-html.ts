import { MIMEType } from 'node:util';
import { getBOMEncoding, isomorphicDecode, labelToName, TextDecoder } from '@exodus/bytes/encoding.js';
import sniffEncoding from 'html-encoding-sniffer';
import { lateDeclaration } from './late-declaration.js';
import { utf8Content, withoutMalformedUtf8 } from './utf8-content.js';

export interface DecodedHtml {
  html: string;
  /** The encoding that was used, e.g. `utf-8`. */
  charset: string;
  /** Source of the encoding; `guessed` when the declaration is absent or wrong. */
  charsetFrom: 'bom' | 'header' | 'meta' | 'guessed';
  /** What the page declares although it cannot be true: unknown name, or bytes that do not fit. */
  wrongCharset: string | null;
  /** The page as browsers read it, where that is not what its author wrote; null when it is. */
  misread: string | null;
}

interface Declaration {
  charset: string;
  from: Exclude<DecodedHtml['charsetFrom'], 'guessed'>;
}

/** What browsers of Western Europe take for a page that declares nothing (HTML standard, 13.2.3.2). */
const UNDECLARED = 'windows-1252';

/**
 * Bytes of a page → text. Browsers decide by BOM, Content-Type and declaration (HTML standard, 13.2.3; Encoding Standard). Where
 * that makes other characters than the author wrote, the text is what he wrote, and `misread` what browsers show.
 */
export function decodeHtml(bytes: Buffer, contentType: string | undefined): DecodedHtml {
  const isXml = /^[^;,]*[/+]xml\b/i.test(contentType ?? '');
  const label = charsetParameter(contentType);
  const declaration = declarationOf(bytes, label, isXml);
  const declared = declaration?.charset ?? (isXml ? 'utf-8' : UNDECLARED);
  const unknown = label !== undefined && labelToName(label) === null ? label.toLowerCase() : null;
  const intended = intendedReading(bytes, declared);
  if (!intended) {
    const html = decode(bytes, declared);
    return { html, charset: declared, charsetFrom: declaration?.from ?? 'guessed', wrongCharset: unknown, misread: null };
  }
  const wrongCharset = unknown ?? (declaration ? declared : null);
  return { ...intended, wrongCharset, misread: decode(bytes, declared) };
}

/** Parameter of a Content-Type; of several headers the last one counts (Fetch standard, “extract a MIME type”). */
function charsetParameter(contentType = ''): string | undefined {
  let essence = '';
  let charset: string | undefined;
  for (const value of contentType.match(/(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g) ?? []) {
    const type = mimeType(value);
    if (!type || type.essence === '*/*') continue;
    charset = type.params.get('charset') ?? (type.essence === essence ? charset : undefined);
    essence = type.essence;
  }
  return charset;
}

function mimeType(text: string): MIMEType | null {
  try {
    return new MIMEType(text);
  } catch {
    return null;
  }
}

/** Null when the page declares no encoding that there is. */
function declarationOf(bytes: Buffer, label: string | undefined, isXml: boolean): Declaration | null {
  const bom = getBOMEncoding(bytes);
  if (bom) return { charset: bom, from: 'bom' };
  const transport = label === undefined ? null : labelToName(label);
  if (transport) return { charset: transport.toLowerCase(), from: 'header' };
  const charset = declaredWithin(bytes, isXml);
  return charset ? { charset, from: 'meta' } : null;
}

/** Returns the declaration in the first bytes, else anywhere that a parser accepts it. */
function declaredWithin(bytes: Buffer, xml = false): string | null {
  const found = sniffEncoding(bytes, { xml, defaultEncoding: '' }) || (xml ? null : lateDeclaration(isomorphicDecode(bytes)));
  return found?.toLowerCase() ?? null;
}

/** What the author wrote, where the declared encoding cannot be the one that he wrote in; null when it can. */
function intendedReading(bytes: Buffer, declared: string): Pick<DecodedHtml, 'html' | 'charset' | 'charsetFrom'> | null {
  const { isAscii, sequences, malformed, isPlausible } = utf8Content(bytes);
  if (declared === 'utf-8') {
    if (malformed === 0) return null;
    const within = declaredWithin(bytes);
    if (within && within !== 'utf-8' && malformed > sequences) return { html: decode(bytes, within), charset: within, charsetFrom: 'meta' };
  } else if (isPossible(declared, bytes, isAscii) && !(isPlausible && sequences > malformed)) return null;
  const charset = malformed > sequences ? UNDECLARED : 'utf-8';
  const isMixed = malformed > 0 && sequences > 0;
  return { html: isMixed ? withoutMalformedUtf8(bytes) : decode(bytes, charset), charset, charsetFrom: 'guessed' };
}

/** Whether text in this encoding may consist of such bytes at all. */
function isPossible(charset: string, bytes: Buffer, isAscii: boolean): boolean {
  if (charset === 'replacement') return false;
  if (charset.startsWith('utf-16')) return bytes.includes(0);
  // 7-bit, and one that no text is written in
  return isAscii || (charset !== 'iso-2022-jp' && charset !== 'x-user-defined');
}

const decode = (bytes: Buffer, charset: string): string => (charset === 'replacement' ? '\ufffd' : new TextDecoder(charset).decode(bytes));
