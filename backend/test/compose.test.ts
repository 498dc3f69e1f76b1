import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { environment, readConfig } from '../src/common/config/env.js';
import { productionChecks } from '../src/common/config/production-checks.js';
import { SECRETS_IN_FILES } from '../src/common/config/secret-files.js';
import { compose, composeText, type Service } from './support/image.js';

const ENV = { PUBLIC_URL: 'https://check.example.ch' };
const { services, networks, volumes, configs } = compose(ENV);
const service = (name: string) => services[name] as Service;
const SECRET = 'kU4-vH8x_Zq1pW7sNd3fLb6yTg9cRm2e';
const ours = ['web', 'worker', 'cli', 'migrate'];

/** Fixed by the image, or not for a container. */
const NOT_PASSED: Record<string, string> = {
  NODE_ENV: 'the image says production',
  CACHE_MAX_AGE_MS: 'decision 46 fixes the second; tests shorten it',
  HOST: 'the image listens on all addresses of its container',
  PORT: 'the image listens on 3000, which only Caddy reaches',
  ROLE: 'said per service',
  DATA_DIR: 'the image says /data',
  DATABASE_URL_FILE: 'the address stands in this file, its password in another',
  APP_SECRET: 'lies in its file',
  CHROMIUM_PATH: 'the image brings its browser',
  SCAN_ALLOW_HOSTS: 'nothing is let through in production',
  SCAN_ALLOW_PRIVATE: 'nothing is let through in production',
};

/** What the Compose Specification knows of a service, as far as this file uses it: a mistyped word is silently nothing elsewhere. */
const SERVICE_WORDS = [
  ...['build', 'cap_add', 'cap_drop', 'command', 'configs', 'cpu_shares', 'depends_on', 'deploy', 'entrypoint', 'environment'],
  ...[
    'healthcheck',
    'image',
    'logging',
    'mem_limit',
    'network_mode',
    'networks',
    'ports',
    'profiles',
    'read_only',
    'restart',
    'security_opt',
    'shm_size',
    'stop_grace_period',
    'tmpfs',
    'user',
    'volumes',
  ],
];

describe('docker-compose.yml', () => {
  it('follows the Compose specification and refers to declared names only', () => {
    const text = parse(composeText(), { merge: true, strict: true }) as Record<string, unknown>;
    const top = Object.keys(text).filter((key) => !key.startsWith('x-'));
    expect(top.sort()).toEqual(['configs', 'name', 'networks', 'services', 'volumes']);
    for (const [name, settings] of Object.entries(services)) {
      expect([name, Object.keys(settings).filter((word) => !SERVICE_WORDS.includes(word))]).toEqual([name, []]);
      expect(Boolean(settings.image || settings.build)).toBe(true);
      for (const other of Object.keys((settings.depends_on as object) ?? {})) expect(services).toHaveProperty(other);
      for (const network of (settings.networks as string[]) ?? []) expect(networks).toHaveProperty(network);
      for (const { source } of (settings.configs as { source: string }[]) ?? []) expect(configs).toHaveProperty(source);
      for (const mount of (settings.volumes as string[]) ?? []) {
        const [from = ''] = mount.split(':');
        if (!from.startsWith('./')) expect(Object.keys(volumes)).toContain(from);
      }
    }
  });

  it('passes every variable of the product to every service, or says why not', () => {
    for (const name of ours) {
      const passed = Object.keys(service(name).environment ?? {});
      const known = [...Object.keys(environment.shape), ...SECRETS_IN_FILES.map((secret) => `${secret}_FILE`)];
      const missing = known.filter((variable) => !passed.includes(variable) && !(variable in NOT_PASSED));
      expect([name, missing]).toEqual([name, []]);
      expect(passed.filter((variable) => !known.includes(variable))).toEqual([]);
    }
  });

  it('is valid as it is: an unset variable counts as absent', () => {
    for (const name of ours) {
      const config = readConfig({ ...(service(name).environment as Record<string, string>), NODE_ENV: 'production', APP_SECRET: SECRET });
      expect(productionChecks(config)).toEqual([]);
      expect(config).toMatchObject({
        smtpUrl: undefined,
        backups: { dir: '/backups', keep: 14 },
        trustProxy: 1,
        publicUrl: ENV.PUBLIC_URL,
      });
      expect(config.vendorUrls.google).toBe('https://places.googleapis.com');
    }
  });

  it('gives the worker the profile of Chromium, everyone else Docker’s own; file systems are read-only and capabilities dropped', () => {
    for (const [name, settings] of Object.entries(services)) {
      const profile = /seccomp=([^"]+)/.exec(JSON.stringify(settings.security_opt ?? []))?.[1];
      expect([name, profile]).toEqual([name, name === 'worker' ? './deploy/chromium-seccomp.json' : undefined]);
      expect([name, settings.read_only, settings.cap_drop]).toEqual([name, true, ['ALL']]);
      expect(settings).not.toHaveProperty('privileged');
    }
  });

  it('bounds the memory and the log of every container', () => {
    for (const [name, settings] of Object.entries(services)) {
      expect([name, settings.mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
      expect([name, settings.logging]).toEqual([name, { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } }]);
    }
  });

  it('keeps its parts when the guide sends their logs to another machine', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/containers.md'), 'utf8');
    const [, override = ''] = /```yaml\n(# docker-compose\.override\.yml\nx-elsewhere[\s\S]*?)```/.exec(guide) ?? [];
    const elsewhere = (parse(override) as { services: Record<string, Service> }).services;
    const lasting = Object.entries(services).filter(([, { restart, profiles }]) => restart !== 'no' && !profiles);
    expect(Object.keys(elsewhere).sort()).toEqual(lasting.map(([name]) => name).sort());
    const logging = { driver: 'syslog', options: expect.objectContaining({ 'syslog-address': expect.stringMatching(/^tcp\+tls:/) }) };
    for (const settings of Object.values(elsewhere)) expect(settings).toEqual({ logging });
  });

  it('takes a published image and its version from .env, one for all parts', () => {
    const given = compose({ ...ENV, SMARTINDEX_IMAGE: 'registry.example.ch/smartindex', SMARTINDEX_VERSION: '1.2.3' });
    const images = ['prepare', ...ours].map((name) => [service(name).image, given.services[name]?.image]);
    expect(new Set(images.flat())).toEqual(new Set(['smartindex:1.0', 'registry.example.ch/smartindex:1.2.3']));
  });

  it('runs PostgreSQL in a container and network of its own, separated from the browser and the internet', () => {
    const database = service('database');
    expect(database.image).toMatch(/^postgres:/);
    expect(database.networks).toEqual(['inside']);
    expect(networks.inside).toEqual({ internal: true });
    expect(JSON.stringify(database.volumes)).not.toContain('secrets/app');
    expect(database.volumes).not.toContain('./secrets:/secrets:ro');
    expect(Object.entries(services).filter(([, { ports }]) => ports)).toEqual([['proxy', expect.anything()]]);
  });

  it('scales web and worker containers: no name, no port, number from .env', () => {
    for (const name of ['web', 'worker']) {
      expect(service(name)).not.toHaveProperty('container_name');
      expect(service(name)).not.toHaveProperty('ports');
      expect(compose({ ...ENV, WEB_REPLICAS: '3', WORKER_REPLICAS: '3' }).services[name]?.deploy).toEqual({ replicas: '3' });
      expect(JSON.stringify(service(name).depends_on)).toContain('service_completed_successfully');
    }
  });

  it('provides TLS for the public address, and retries another web container', () => {
    expect(configs.caddyfile?.content.split('\n')).toContain(`${ENV.PUBLIC_URL} {`);
    expect(configs.caddyfile?.content).toMatch(/dynamic a[\s\S]*name web[\s\S]*lb_try_duration/);
  });

  it('contains every variable of .env.example, and .env.example all required ones', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
    const named = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    for (const name of named) expect(composeText()).toContain(`\${${name}`);
    expect(named).toEqual(expect.arrayContaining(['PUBLIC_URL', 'ADMIN_EMAIL', 'SMTP_URL', 'BACKUP_RECIPIENT']));
    expect(() => compose({})).toThrow('PUBLIC_URL');
  });
});
