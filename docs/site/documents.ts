// Which Markdown files the site shows, and at which address. The files stay where the forge shows them.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** npm runs the commands of the site in `docs/`; where this file is built to says nothing. */
export const ROOT = dirname(process.cwd());

/** Files of the root that documents link to. */
const ROOT_DOCUMENTS = ['CHANGELOG.md', 'CONTRIBUTING.md'];
export const PATTERNS = ['docs/**/*.md', '!docs/node_modules/**', ...ROOT_DOCUMENTS];

/** Files that are no pages, but that documents link to. */
const ATTACHMENT = /^docs\/(?!node_modules|dist|site).*\.(?:json|sql|html|ya?ml)$/;

/** Pages for agencies are French; a language is the first part of an address. */
export const FRENCH_FOLDER = 'agence';

/** Returns the path of a page on the site: `guides/install` for `docs/guides/install.md`. */
export function slugOf(file: string): string {
  const path = file
    .replace(/^docs\//, '')
    .replace(/\.md$/i, '')
    .replace(/(^|\/)README$/, '')
    .toLowerCase();
  if (path === '') return 'index';
  return path === FRENCH_FOLDER || path.startsWith(`${FRENCH_FOLDER}/`) ? `fr/${path}` : path;
}

/** Returns the address to which a relative link of a document leads, or null when the site does not have its target. */
export function addressOf(link: string, document: string): string | null {
  const [path = '', anchor] = link.split('#');
  const target = relative(ROOT, resolve(dirname(document), decodeURIComponent(path))).replaceAll('\\', '/');
  const hash = anchor ? `#${anchor}` : '';
  if (isDocument(target)) return `${pageAddress(slugOf(target))}${hash}`;
  if (isDocument(`${target}/README.md`)) return `${pageAddress(slugOf(`${target}/README.md`))}${hash}`;
  return ATTACHMENT.test(target) ? `/files/${target.replace(/^docs\//, '')}` : null;
}

const isDocument = (file: string): boolean =>
  file.endsWith('.md') && (file.startsWith('docs/') || ROOT_DOCUMENTS.includes(file)) && existsSync(join(ROOT, file));

const pageAddress = (slug: string): string => (slug === 'index' ? '/' : `/${slug}/`);

/** Returns the names of the documents of a folder, without `.md` and without its `README.md`. */
export function documentsIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return names.sort().map((name) => slugOf(`${folder}/${name}`));
}

/** Returns the paths under `docs/` of the files that documents may link to. */
export function attachments(): string[] {
  const files = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return files.filter((path) => ATTACHMENT.test(`docs/${path}`) && !/^(?:package|tsconfig)\b/.test(path));
}
