import type { TextEncoding } from '../import.contract.js';

/** DOS code pages, which the Encoding Standard does not have (Unicode Consortium, MAPPINGS/VENDORS/MICSFT/PC); bytes from 0x80. */
const CODE_PAGES: Partial<Record<TextEncoding, string>> = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
};

/** In the order of preference between encodings that read the same text. */
export const SINGLE_BYTE_ENCODINGS = [
  'windows-1252',
  'macintosh',
  'cp850',
  'iso-8859-15',
  'cp437',
  'windows-1250',
  'windows-1254',
  'windows-1251',
] as const satisfies readonly TextEncoding[];

/** Decodes text; bytes without a character become U+FFFD. */
export function decodeBytes(bytes: Uint8Array, encoding: TextEncoding): string {
  const page = CODE_PAGES[encoding];
  if (!page) return new TextDecoder(encoding).decode(bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (character) => page[character.charCodeAt(0) - 0x80] ?? '');
}

/** The bytes of a text in one of the encodings of a single byte or in UTF-8; null where a character has none. */
export function encodeText(text: string, encoding: TextEncoding): Uint8Array | null {
  if (encoding === 'utf-8') return Buffer.from(text);
  const characters = decodeBytes(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    encoding,
  );
  const codes = Array.from(text, (character) => characters.indexOf(character));
  return codes.includes(-1) ? null : Uint8Array.from(codes);
}
