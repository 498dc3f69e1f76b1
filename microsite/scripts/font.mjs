// The font of the pages, with the characters that `fonts.css` names and the weights that the styles use: 22 kB instead of 35.
// `npm run font -w microsite` writes it again.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const WHOLE = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const STYLES = new URL('../src/styles/fonts.css', import.meta.url);
const FILE = new URL('../src/fonts/hanken-grotesk-latin.woff2', import.meta.url);

/** Returns the characters of a `unicode-range`, such as `U+0000-00FF, U+0131`. */
const charactersIn = (ranges) =>
  ranges.map(([, first, last = first]) => charactersBetween(Number.parseInt(first, 16), Number.parseInt(last, 16))).join('');

const charactersBetween = (first, last) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');

const [rule = ''] = /@font-face \{[^}]*\}/.exec(await readFile(STYLES, 'utf8')) ?? [];
const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule) ?? [];
const whole = await readFile(createRequire(import.meta.url).resolve(WHOLE));
const font = await subsetFont(whole, charactersIn([...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: Number(min), max: Number(max) } },
});
await writeFile(process.argv[2] ?? fileURLToPath(FILE), font);
