// Everything: unit, component and integration tests with the static checks beside them, which use what waiting tests leave of
// two cores; then browser journeys. A test with processes, mail or a browser that fails is tried once more: it is named, and passes
// as long as no more than five needed it (CONTRIBUTING.md). Ends with `N passed, N failed`.
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

/** As many tests of a run may need a second try; more of them are failures. */
const SECOND_TRIES = 5;
const parts = [...(await Promise.all([jest(), checks()])), await browser()];
rmSync(folder, { recursive: true, force: true });
for (const { name, passed, failed, seconds } of parts) console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
const again = parts.flatMap(({ again }) => again);
for (const title of again) console.log(`passed at the second try, to be mended: ${title}`);
if (again.length > SECOND_TRIES) parts.push({ passed: -again.length, failed: again.length });
const total = (key) => parts.reduce((sum, part) => sum + part[key], 0);
console.log(`${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 && total('passed') > 0 ? 0 : 1);

function jest() {
  const file = join(folder, 'jest.json');
  const args = [...jestArgs, '--config', 'backend/jest.config.mjs', '--json', `--outputFile=${file}`, '--silent'];
  return part('unit, component and integration tests', ['node', args, { SECOND_TRY: '1' }], file, (results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    again: results.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  }));
}

function browser() {
  const file = join(folder, 'browser.json');
  const command = ['playwright', ['test', '--config', 'e2e/playwright.config.ts', '--retries', '1'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }];
  return part('browser tests', command, file, ({ stats, suites, errors = [] }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    again: suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => title),
  }));
}

/** Those of Playwright's suites, and of the suites in them. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

async function checks() {
  const started = Date.now();
  const results = await runChecks({ atOnce: 1 });
  const passed = results.filter(({ ok }) => ok).length;
  return { name: 'static checks', passed, failed: results.length - passed, again: [], seconds: secondsSince(started) };
}

/** One runner with the results that it wrote; one that died, or ended ill without naming a failure, is a failure. */
async function part(name, [program, args, env = {}], file, count) {
  const started = Date.now();
  const status = await new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => done(1));
    child.on('exit', (code) => done(code ?? 1));
  });
  const none = { passed: 0, failed: 0, again: [] };
  const { passed, failed, again } = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : none;
  return { name, passed, failed: Math.max(failed, status === 0 ? 0 : 1), again, seconds: secondsSince(started) };
}

function secondsSince(started) {
  return Math.round((Date.now() - started) / 1000);
}
