// How many faults planted in the pure rules the unit tests find: docs/mutants.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { EQUIVALENT, GROUPS } from './mutants-groups.mjs';

const LEAST_PERCENT = 80;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(root, 'docs/mutants.md');

const swc = {
  ...{ swcrc: false, sourceMaps: 'inline', module: { type: 'es6' } },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};

/** Every test file with its modules linked anew: a fault may stand in a table that is read once. */
const jest = (tests) => ({
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  roots: [...new Set(tests.map((path) => `<rootDir>/${dirname(path)}`))],
  testMatch: tests.map((path) => `<rootDir>/${path}`),
});

/** Plants every fault in the file, one after another, and runs the tests that reach it. */
function plant(file, tests) {
  return new Stryker({
    mutate: [file],
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    jest: { projectType: 'custom', config: jest(tests) },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    ignorePatterns: ['**', '!package.json', '!backend/package.json', '!backend/src/**/*.ts', '!backend/test/support/*.ts'],
    plugins: ['@stryker-mutator/jest-runner', join(root, 'scripts/mutants-words.mjs')],
    ignorers: ['words'],
    tempDirName: '.mutants/sandbox',
    reporters: ['html'],
    htmlReporter: { fileName: `.mutants/${basename(file, '.ts')}.html` },
    disableTypeChecks: false,
    logLevel: 'error',
  }).runMutationTest();
}

const read = (file) => readFileSync(join(root, file), 'utf8');
/** The code that a mutant replaces; lines and columns are counted from 1. */
function codeOf({ fileName, location: { start, end } }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  return lines.join('\n').slice(start.column - 1);
}

const FOUND = ['Killed', 'Timeout'];
const LEFT = ['Survived', 'NoCoverage'];

/** What became of the mutants of a file. */
function judged(file, results) {
  const figures = { found: 0, left: 0, same: 0, survivors: [], faults: [] };
  for (const mutant of results) {
    const one = { at: mutant.location.start.line, code: codeOf(mutant), to: mutant.replacement };
    const isSame = EQUIVALENT.some((other) => other.file === file && other.code === one.code && other.to === one.to);
    if (FOUND.includes(mutant.status)) {
      figures.found++;
      if (isSame) figures.faults.push(one);
    } else if (LEFT.includes(mutant.status)) {
      figures[isSame ? 'same' : 'left']++;
      if (!isSame) figures.survivors.push(one);
    }
  }
  return figures;
}

const percentOf = ({ found, left }) => (found + left === 0 ? 100 : (100 * found) / (found + left));
const inWords = (figures) => (figures.found + figures.left === 0 ? '–' : `${percentOf(figures).toFixed(1)} %`);

/** The figures of the page: rows of files that were not looked at now stay. */
function writeFigures(file, { found, left, same }) {
  const text = read('docs/mutants.md');
  const [before, table, after] = text.split(/<!-- figures -->\n|<!-- end of figures -->\n/);
  const rows = new Map(
    [...table.matchAll(/^\| `(.+)` \| (\d+) \| (\d+) \| (\d+) \|/gm)].map(([, path, ...counts]) => [path, counts.map(Number)]),
  );
  rows.set(file, [found, left, same]);
  const row = (name, counts) => `| ${name} | ${counts.join(' | ')} | ${inWords({ found: counts[0], left: counts[1] })} |`;
  const lines = Object.entries(GROUPS).flatMap(([group, files]) => {
    const known = Object.keys(files).filter((path) => rows.has(path));
    const sum = [0, 1, 2].map((place) => known.reduce((total, path) => total + rows.get(path)[place], 0));
    return [row(`**${group}**`, sum), ...known.map((path) => row(`\`${path}\``, rows.get(path)))];
  });
  const head = '| rules | found | not found | the same | score |\n|---|---|---|---|---|\n';
  writeFileSync(page, `${before}<!-- figures -->\n${head}${lines.join('\n')}\n<!-- end of figures -->\n${after}`);
}

const inOneLine = (code) => code.replaceAll(/\s+/g, ' ');
const words = process.argv.slice(2);
for (const [group, files] of Object.entries(GROUPS))
  for (const [file, tests] of Object.entries(files)) {
    if (words.length > 0 && !words.some((word) => word === group || file.includes(word))) continue;
    const figures = judged(file, await plant(file, tests));
    console.log(`${file}: ${inWords(figures)} of ${figures.found + figures.left}${figures.same ? `, ${figures.same} the same` : ''}`);
    for (const { at, code, to } of figures.survivors) console.log(`  ${at}: ${inOneLine(code)} → ${inOneLine(to)}`);
    for (const { at, code, to } of figures.faults) console.log(`  ${at}: said to be the same, and found: ${code} → ${to}`);
    if (percentOf(figures) < LEAST_PERCENT || figures.faults.length > 0) process.exitCode = 1;
    writeFigures(file, figures);
  }
