// After Astro's build: writes the hashes for the content security policy and reports violations, splits each page
// at its marks for the server, and compresses files.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { inlineHashes, policyFaults } from './page-policy.mjs';
import { pageShell } from './page-shell.mjs';
import { withStylesInHead } from './styles-in-head.mjs';

const COMPRESSED = /\.(?:js|css|svg)$/;
const brotli = promisify(brotliCompress);

export async function finishBuild(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  const assets = files.filter((file) => COMPRESSED.test(file) && !file.endsWith('.br'));
  await finishPages(folder, pages);
  await Promise.all(assets.map(compress));
  console.log(`policy of ${pages.length} pages, ${assets.length} files compressed`);
}

async function finishPages(folder, pages) {
  const policies = {};
  const faults = [];
  for (const page of pages) {
    const built = await readFile(page, 'utf8');
    const html = withStylesInHead(built);
    if (html !== built) await writeFile(page, html);
    await writeFile(page.replace(/index\.html$/, 'shell.json'), JSON.stringify(pageShell(html)));
    const path = `/${relative(folder, page).split(sep).join('/')}`;
    policies[path] = inlineHashes(html);
    faults.push(...policyFaults(html).map((fault) => `${path}: ${fault}`));
  }
  if (faults.length > 0) {
    console.error(`The content security policy forbids:\n${faults.join('\n')}`);
    process.exit(1);
  }
  await writeFile(join(folder, 'csp.json'), `${JSON.stringify(policies, null, 2)}\n`);
}

async function compress(file) {
  const content = await readFile(file);
  const compressed = await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  if (compressed.length < content.length) await writeFile(`${file}.br`, compressed);
}
