/** Licences under which a package may ship with the product: they ask for their notice, and for changes to their own files at most. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  // of the file, unchanged: axe-core
  'MPL-2.0',
  // of the library, loaded beside the product and replaceable: libvips
  'LGPL-3.0-or-later',
]);

/** Whether an SPDX expression of one level allows to ship: one of what it offers, all of what it demands. */
export function mayShip(licence) {
  const parts = licence.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(parts) || (/ OR /.test(parts) && / AND /.test(parts))) return false;
  const names = parts.split(/ OR | AND /);
  return / OR /.test(parts) ? names.some((name) => ALLOWED.has(name)) : names.every((name) => ALLOWED.has(name));
}
