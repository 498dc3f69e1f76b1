// The static checks. `node scripts/check.mjs NAME` runs one of them.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules/.bin');
/** The product's own Node comes before the machine's. */
const PATH = bin + delimiter + process.env.PATH;

const checks = {
  biome: () => run('biome', ['check', '--error-on-warnings', '.']),
  'types of the backend': () => types('backend', 'tsconfig.json'),
  'types of the back-office': () => types('admin', 'admin/tsconfig.json'),
  'types of the microsite': () => run('astro', ['check', '--root', 'microsite', '--minimumFailingSeverity', 'warning']),
  'types of the documentation': () => types('docs', 'docs/tsconfig.json'),
  'import rules': () => run('depcruise', ['--config', '.dependency-cruiser.cjs', 'backend/src', 'admin/src', 'microsite/src']),
  'unused code': () => run('knip', ['--no-progress']),
  'code that only tests use': () => run('knip', ['--no-progress', '--production']),
  'docs/openapi.json is current': checkOpenApi,
};

/** Runs the checks, two at once unless told otherwise; says which of them failed. */
export async function runChecks({ names = Object.keys(checks), atOnce = 2 } = {}) {
  const waiting = [...names];
  const results = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const started = Date.now();
      const { ok, output } = await checks[name]();
      results.push({ name, ok });
      console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)${ok ? '' : `\n${output}`}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/**
 * By the native compiler, in a third of the processor time; what reads types by a program still needs the other one. It looks
 * again only at what has changed since its last run.
 */
function types(name, project) {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const memory = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/${name}.tsbuildinfo`];
  return run('node', [compiler, '-p', project, '--singleThreaded', ...memory]);
}

async function checkOpenApi() {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-openapi-'));
  const file = join(folder, 'openapi.json');
  try {
    const made = await run('node', ['scripts/cli.mjs', 'export-openapi', file], { DATA_DIR: folder, DATABASE_URL: '' });
    if (!made.ok) return made;
    const same = readFileSync(file, 'utf8') === readFileSync(join(root, 'docs/openapi.json'), 'utf8');
    return { ok: same, output: 'docs/openapi.json is stale: npm run build && npm run cli -- export-openapi docs/openapi.json' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(program, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(join(bin, program), args, { cwd: root, env: { ...process.env, ...env, PATH, ASTRO_TELEMETRY_DISABLED: '1' } });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('exit', (code) => done({ ok: code === 0, output }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.slice(2);
  const results = await runChecks(wanted.length > 0 ? { names: wanted } : {});
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}
