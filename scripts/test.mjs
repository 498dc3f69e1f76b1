// Everything: static checks, unit and integration tests, browser journeys. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChecks } from './check.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'smartindex-results-'));
let passed = 0;
let failed = 0;

for (const { ok } of await runChecks()) count(ok ? 1 : 0, ok ? 0 : 1);

const jest = join(folder, 'jest.json');
const jestArgs = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
run('node', [...jestArgs, '--config', 'backend/jest.config.mjs', '--json', `--outputFile=${jest}`, '--silent']);
const unit = read(jest);
count(unit?.numPassedTests ?? 0, unit ? unit.numFailedTests + unit.numRuntimeErrorTestSuites : 1);

const browser = join(folder, 'browser.json');
run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { PLAYWRIGHT_JSON_OUTPUT_NAME: browser });
const journeys = read(browser);
count(journeys?.stats.expected ?? 0, journeys ? journeys.stats.unexpected + journeys.stats.flaky + (journeys.errors?.length ?? 0) : 1);

rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function count(good, bad) {
  passed += good;
  failed += bad;
}

function run(program, args, env = {}) {
  spawnSync(join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
}

/** The results a runner wrote; undefined when it did not come that far. */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
