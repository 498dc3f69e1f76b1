import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './support/debian-packages.js';
import { freePort } from './support/free-port.js';
import { compose } from './support/image.js';
import { until } from './support/until.js';

const HOST = 'check.example.ch';

/** Answers of Caddy, set up as in docker-compose.yml, on the port for plain http. */
describe('the proxy asked over plain http', () => {
  let folder: string;
  let caddy: ChildProcess;
  let port: number;

  beforeAll(async () => {
    installDebianPackages('caddy');
    folder = mkdtempSync(join(tmpdir(), 'smartindex-caddy-'));
    port = await freePort();
    // its own ports and certificates: nothing is fetched from outside
    const ofTheTest = ['admin off', `http_port ${port}`, `https_port ${await freePort()}`, 'local_certs', 'skip_install_trust'];
    const { configs } = compose({ PUBLIC_URL: `https://${HOST}` });
    writeFileSync(join(folder, 'Caddyfile'), (configs.caddyfile?.content ?? '').replace('{\n', `{\n${ofTheTest.join('\n')}\n`));
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    caddy = spawn('/usr/bin/caddy', ['run', '--config', join(folder, 'Caddyfile')], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    caddy.stderr?.on('data', (data) => (output += data));
    await until(async () => {
      if (caddy.exitCode !== null) throw new Error(output);
      return answerOf('/').then(
        () => true,
        () => false,
      );
    });
  });

  afterAll(async () => {
    if (caddy?.exitCode === null && caddy.kill()) await once(caddy, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });

  async function answerOf(path: string, headers: Record<string, string> = {}) {
    const call = request({ host: '127.0.0.1', port, path, agent: false, headers: { host: HOST, ...headers } }).end();
    const [answer] = await once(call, 'response');
    answer.resume();
    return { status: answer.statusCode, location: answer.headers.location };
  }

  it.each(['/', '/analyse/abc?lang=de', '/admin/', '/apiculture'])('%s leads a browser to https', async (path) => {
    expect(await answerOf(path)).toEqual({ status: 308, location: `https://${HOST}${path}` });
  });

  it.each(['/api/v1/prospects', '/api/admin/prospects?page=1', '/api', '/mcp', '/metrics'])('%s refuses a program', async (path) => {
    expect(await answerOf(path, { authorization: 'Bearer si_example' })).toEqual({ status: 403, location: undefined });
  });
});
