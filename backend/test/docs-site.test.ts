import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
/** Within `docs/`, as its packages are found from there. */
let folder: string;

/** Builds the site of the documentation as `npm run docs` does. */
beforeAll(async () => {
  folder = mkdtempSync(join(ROOT, 'docs/dist-test-'));
  const astro = join(ROOT, 'node_modules/.bin/astro');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', NODE_OPTIONS: '' };
  await promisify(execFile)(astro, ['build', '--outDir', folder], { cwd: join(ROOT, 'docs'), env, maxBuffer: 2 ** 26 });
  // five hundred pages: half a minute of processor, which a busy machine gives in its own time
}, 900_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface BuiltPage {
  html: string;
  ids: Set<string>;
  links: Set<string>;
}

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
const unescaped = (value: string) => value.replaceAll('&#38;', '&').replaceAll('&amp;', '&');

function builtPage(file: string): BuiltPage {
  const html = readFileSync(join(folder, file), 'utf8').replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, (all) =>
    all.slice(0, all.indexOf('>') + 1),
  );
  const links = [...attributes(html, 'href'), ...attributes(html, 'src')].map(unescaped);
  return { html, ids: new Set(attributes(html, 'id')), links: new Set(links) };
}

/** Returns the built file that the server answers an address with. */
const fileOf = (path: string): string => (path.endsWith('/') ? `${path}index.html` : path).slice(1);

let pages: Map<string, BuiltPage>;
beforeAll(() => {
  // files of the repository are served as they are
  const files = globSync('**/*.html', { cwd: folder, exclude: ['files/**'] });
  pages = new Map(files.map((file) => [file, builtPage(file)]));
});

/** Returns why an internal link leads nowhere; null when it leads somewhere. */
function faultOf(link: string, file: string): string | null {
  const { pathname, hash } = new URL(link, `http://docs.invalid/${file}`);
  const path = decodeURIComponent(pathname);
  const target = [fileOf(path), fileOf(`${path}/`)].find((name) => existsSync(join(folder, name)) && name !== '');
  if (!target) return `${link}: no such page`;
  const anchor = decodeURIComponent(hash.slice(1));
  return anchor && !pages.get(target)?.ids.has(anchor) ? `${link}: no such anchor` : null;
}

const isInternal = (link: string) => !/^(?:[a-z]+:|\/\/)/i.test(link);

describe('the site of the documentation', () => {
  it('has every document, the pages for agencies and the reference of the API', () => {
    const files = ['index', 'guides/install/index', 'decisions/index', 'fr/agence/premiere-campagne/index', 'changelog/index'];
    expect(files.filter((file) => !pages.has(`${file}.html`))).toEqual([]);
    expect([...pages.keys()].filter((file) => file.startsWith('reference/')).length).toBeGreaterThan(100);
  });

  it('has no link and no anchor that leads nowhere', () => {
    const faults = [...pages].flatMap(([file, { links }]) =>
      [...links].filter(isInternal).flatMap((link) => {
        const fault = faultOf(link, file);
        return fault ? [`${file}: ${fault}`] : [];
      }),
    );
    expect([...new Set(faults)].slice(0, 50)).toEqual([]);
  });

  it('loads nothing from another host', () => {
    const loaded = /<(?:script|img|link|iframe|source)\b[^>]*\s(?:src|href)="(?:https?:)?\/\/[^"]*"/g;
    expect([...pages].flatMap(([file, { html }]) => [...html.matchAll(loaded)].map(([element]) => `${file}: ${element}`))).toEqual([]);
  });

  it('speaks French to agencies, and can be searched in both languages', () => {
    const page = pages.get('fr/agence/rapport/index.html')?.html ?? '';
    expect(page).toContain('<html lang="fr"');
    expect(page).toContain('Rechercher');
    const { languages } = JSON.parse(readFileSync(join(folder, 'pagefind/pagefind-entry.json'), 'utf8')) as { languages: object };
    expect(Object.keys(languages).sort()).toEqual(['en', 'fr']);
  });

  it('shows a document with one heading of the first level', () => {
    const html = pages.get('guides/install/index.html')?.html ?? '';
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toMatch(/<h1[^>]*>Installing with TLS<\/h1>/);
  });
});
