// Everything: unit, component and integration tests with the static checks beside them, which use what waiting tests leave of
// two cores; then browser journeys. Ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChecks } from './check.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'smartindex-results-'));
const began = Date.now();
/** What V8 has compiled is kept for the hundreds of processes that this one starts. */
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
const jestArgs = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];

const parts = [...(await Promise.all([jest(), checks()])), await browser()];
rmSync(folder, { recursive: true, force: true });
for (const { name, passed, failed, seconds } of parts) console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
const total = (key) => parts.reduce((sum, part) => sum + part[key], 0);
console.log(`${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 && total('passed') > 0 ? 0 : 1);

function jest() {
  const file = join(folder, 'jest.json');
  const args = [...jestArgs, '--config', 'backend/jest.config.mjs', '--json', `--outputFile=${file}`, '--silent'];
  return part('unit, component and integration tests', ['node', args], file, (results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  }));
}

function browser() {
  const file = join(folder, 'browser.json');
  const command = ['playwright', ['test', '--config', 'e2e/playwright.config.ts'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }];
  return part('browser tests', command, file, ({ stats, errors = [] }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
}

async function checks() {
  const started = Date.now();
  const results = await runChecks({ atOnce: 1 });
  const passed = results.filter(({ ok }) => ok).length;
  return { name: 'static checks', passed, failed: results.length - passed, seconds: secondsSince(started) };
}

/** One runner with the results that it wrote; one that died, or ended ill without naming a failure, is a failure. */
async function part(name, [program, args, env = {}], file, count) {
  const started = Date.now();
  const status = await new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => done(1));
    child.on('exit', (code) => done(code ?? 1));
  });
  const { passed, failed } = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return { name, passed, failed: Math.max(failed, status === 0 ? 0 : 1), seconds: secondsSince(started) };
}

function secondsSince(started) {
  return Math.round((Date.now() - started) / 1000);
}
