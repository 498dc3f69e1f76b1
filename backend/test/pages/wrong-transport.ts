import { brotliCompressSync, gzipSync } from 'node:zlib';
import { html, type PageCase, wrong } from './page-case.js';

const page = html('Menuiserie Favre Sàrl', '<h1>Menuiserie Favre</h1><p>Cuisines et escaliers sur mesure à Bulle depuis 1985.</p>');
const gzipped = gzipSync(page);

/** Answers without a page that a browser would show: warnings of its own, nothing at all, bytes without sense. */
export const wrongTransport: readonly PageCase[] = [
  wrong('certificate_refused', 'expired', page, { https: 'expired' }),
  wrong('certificate_refused', 'valid from some day on', page, { https: 'not_yet_valid' }),
  wrong('certificate_refused', 'signed by itself', page, { https: 'self_signed' }),
  wrong('certificate_refused', 'made out to another name', page, { https: 'name_mismatch' }),
  wrong('certificate_refused', 'from an authority of its own', page, { https: 'untrusted' }),
  wrong('outdated_tls', 'TLS 1.0 alone', page, { https: 'outdated' }),
  wrong('unreadable', 'compressed without saying so', '', { bytes: gzipped }),
  wrong('unreadable', 'an unknown encoding', '', { bytes: brotliCompressSync(page), headers: { 'content-encoding': 'x-sdch' } }),
  wrong('unreadable', 'an unknown encoding over text', Buffer.from(page).toString('base64'), { headers: { 'content-encoding': 'base64' } }),
  wrong('unreadable', 'gzip under a known encoding of another name', '', { bytes: gzipped, headers: { 'content-encoding': 'utf-8' } }),
  wrong('unreadable', 'said to be gzip, and text', page, { headers: { 'content-encoding': 'gzip' } }),
  wrong('unreadable', 'a picture under the name of a page', '', { bytes: Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex') }),
  wrong('http_error', '302 without an address', page, { status: 302 }),
  wrong('http_error', '302 to an empty address', page, { status: 302, headers: { location: '' } }),
  wrong('http_error', '301 to an address that is none', page, { status: 301, headers: { location: 'https://' } }),
  wrong('http_error', '304 to whom asked for no version', '', { status: 304 }),
  wrong('empty', '205', '', { status: 205 }),
  wrong('empty', 'nothing under a compression', '', { bytes: gzipSync(''), headers: { 'content-encoding': 'gzip' } }),
];
