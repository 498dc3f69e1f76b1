import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS, commandLines, isCommand } from './commands.js';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const guides = readdirSync(join(ROOT, 'docs/guides')).map((name) => `docs/guides/${name}`);
const pages = [
  'README.md',
  'docs/mail.md',
  'docs/operations.md',
  'docs/incidents.md',
  'docs/commands.md',
  'docs/security.md',
  'docs/data-protection.md',
  '.env.example',
  ...guides,
];

describe('the commands', () => {
  it('have a line each, under their own name', () => {
    for (const [name, { usage }] of Object.entries(COMMANDS)) expect(usage.split(' ')[0]).toBe(name);
    expect(commandLines()).toHaveLength(Object.keys(COMMANDS).length);
    expect([isCommand('check'), isCommand('constructor'), isCommand('')]).toEqual([true, false, false]);
  });

  it('stand in docs/commands.md as they are', () => {
    expect(read('docs/commands.md')).toContain(commandTable());
  });

  it('are the only ones that documents tell people to type', () => {
    const typed = pages.flatMap((page) =>
      [...read(page).matchAll(/(?:npm run (?:--silent )?cli --|docker compose run --rm cli) ([a-z-]+)/g)].map(
        ([, name]) => `${page}: ${name}`,
      ),
    );
    expect(typed.length).toBeGreaterThan(15);
    expect(typed.filter((line) => !isCommand(line.split(': ')[1] ?? ''))).toEqual([]);
  });
});

describe('the guides', () => {
  it('fit on two screens each', () => {
    const lines = [...guides, 'README.md', 'docs/operations.md'].map((page) => ({ page, lines: read(page).split('\n').length }));
    expect(lines.filter((page) => page.lines > 120)).toEqual([]);
    expect(guides.length).toBeGreaterThan(5);
  });

  it('lead to files that are there', () => {
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)]
        .map(([, to]) => join(ROOT, page, '..', to ?? ''))
        .filter((to) => !exists(to))
        .map((to) => `${page}: ${to}`),
    );
    expect(broken).toEqual([]);
  });
});

function exists(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR';
  }
}

/** The table of docs/commands.md. */
const commandTable = (): string =>
  [
    '| command | does |',
    '|---|---|',
    ...Object.values(COMMANDS).map(({ usage, does }) => `| \`${usage.replaceAll('|', '\\|')}\` | ${does} |`),
  ].join('\n');
