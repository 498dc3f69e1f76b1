import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Puts a `.br` beside every built text file, so that the server compresses nothing. Fonts are compressed already. */
const ASSETS = new URL('../dist/assets/', import.meta.url);
const compress = promisify(brotliCompress);

const names = (await readdir(ASSETS)).filter((name) => /\.(js|css|svg)$/.test(name));
for (const name of names) {
  const content = await readFile(new URL(name, ASSETS));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(new URL(`${name}.br`, ASSETS), await compress(content, { params }));
}
console.log(`${names.length} files compressed`);
