import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';
import { SITE_NAME } from '../support/certificates.js';
import { honest, html, type PageCase } from './page-case.js';

const COMPANY = 'Menuiserie Favre Sàrl';
const page = html(
  COMPANY,
  '<h1>Menuiserie Favre</h1><p>Cuisines et escaliers sur mesure à Bulle depuis 1985.</p><a href="/contact.html">Contact</a>',
);
const own = (name: string, rest: Partial<PageCase>): PageCase => honest(name, COMPANY, SITE_NAME.replace('www.', ''), page, rest);
const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(page, 'utf16le')]);

/** What looks like the same, and is what every visitor sees. */
export const honestTransport: readonly PageCase[] = [
  own('https with a valid certificate', { https: 'valid' }),
  own('twice compressed', { bytes: brotliCompressSync(gzipSync(page)), headers: { 'content-encoding': 'gzip, br' } }),
  own('deflate without a header of its own', { bytes: deflateRawSync(page), headers: { 'content-encoding': 'deflate' } }),
  own('an encoding in capitals', { bytes: gzipSync(page), headers: { 'content-encoding': 'GZIP' } }),
  own('a character set in place of an encoding', { headers: { 'content-encoding': 'UTF-8' } }),
  own('no encoding, in words', { headers: { 'content-encoding': 'none' } }),
  own('two bytes for a letter', { bytes: wide }),
  own('two bytes for a letter, as the server says', {
    bytes: Buffer.from(page, 'utf16le'),
    headers: { 'content-type': 'text/html; charset=utf-16le' },
  }),
  own('a stray control character', { bytes: Buffer.from(page.replace('Bulle', 'Bulle\u0000\u0001')) }),
];
