import { Parser } from 'htmlparser2';
import { DAMAGED, RefusedFile } from './source.js';

export type Attributes = Record<string, string>;

/** Names are without namespace prefix. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  text?(piece: string): void;
  close?(name: string): void;
}

/** Deeper than any part of a workbook. */
const MAX_DEPTH = 100;
/** Maximum length of a tag, which the parser buffers. */
const MAX_TAG = 1_000_000;

/** Parses XML and calls the handler, yielding after each chunk. No DTD is read: only the five entities of XML are resolved. */
export async function* walkXml(pieces: AsyncIterable<string>, { open, text, close }: XmlHandler): AsyncGenerator<void> {
  let depth = 0;
  let unread = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        unread = 0;
        if (++depth > MAX_DEPTH) throw new RefusedFile('parse', DAMAGED);
        open(localName(name), attributes);
      },
      ontext(piece) {
        unread = 0;
        text?.(piece);
      },
      onclosetag(name) {
        unread = 0;
        depth--;
        close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  for await (const piece of pieces) {
    parser.write(piece);
    unread += piece.length;
    if (unread > MAX_TAG) throw new RefusedFile('parse', DAMAGED);
    yield;
  }
  if (depth > 0) throw new RefusedFile('parse', DAMAGED); // it ends in the middle
  parser.end();
  yield;
}

export async function readXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  for await (const _ of walkXml(pieces, handler));
}

/** An attribute with or without the prefix of its namespace. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((key) => localName(key) === name);
  return key === undefined ? undefined : attributes[key];
}

const localName = (name: string) => (name.includes(':') ? name.slice(name.indexOf(':') + 1) : name);
