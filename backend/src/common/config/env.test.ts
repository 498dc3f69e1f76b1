import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { environmentTable } from '../../../test/support/environment-table.js';
import { readConfig } from './env.js';
import { productionChecks } from './production-checks.js';

describe('readConfig', () => {
  it('has defaults for trying the product', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      role: 'all',
      publicUrl: 'http://127.0.0.1:3000',
      scanAllowHosts: [],
      production: false,
    });
  });

  it('closes the guard in production', () => {
    const production = { NODE_ENV: 'production', SCAN_ALLOW_HOSTS: '127.0.0.1:9000' };
    expect(readConfig(production).scanAllowHosts).toEqual([]);
    expect(readConfig({ ...production, SCAN_ALLOW_PRIVATE: '1' }).scanAllowHosts).toEqual(['127.0.0.1:9000']);
  });

  it('lets webhooks reach the internal targets that are named for them, else those of scans', () => {
    const hosts = (env: Record<string, string>) => readConfig(env).webhookAllowHosts;
    const scans = { SCAN_ALLOW_HOSTS: '127.0.0.1:9000' };
    expect(hosts({})).toEqual([]);
    expect(hosts(scans)).toEqual(['127.0.0.1:9000']);
    expect(hosts({ ...scans, NODE_ENV: 'production' })).toEqual([]);
    const own = { ...scans, WEBHOOK_ALLOW_HOSTS: 'n8n.lan:5678' };
    expect(hosts(own)).toEqual(['n8n.lan:5678']);
    expect(hosts({ ...own, NODE_ENV: 'production' })).toEqual(['n8n.lan:5678']);
    expect(readConfig({ WEBHOOK_ALLOW_HOSTS: 'n8n.lan:5678' }).scanAllowHosts).toEqual([]);
  });

  it('starts production only with strong settings, and names all that is missing at once', () => {
    const strong = { NODE_ENV: 'production', APP_SECRET: 'kU4-vH8x_Zq1pW7sNd3fLb6yTg9cRm2e', PUBLIC_URL: 'https://check.exemple.ch' };
    const problems = (more: Record<string, string | undefined>) => productionChecks(readConfig({ ...strong, ...more })).join('\n');
    expect(problems({})).toBe('');
    expect(productionChecks(readConfig({}))).toEqual([]);
    const all = problems({ APP_SECRET: undefined, ADMIN_PASSWORD: 'a', PUBLIC_URL: 'http://check.exemple.ch' });
    expect(all).toMatch(/APP_SECRET manque[\s\S]*ADMIN_PASSWORD[\s\S]*https/);
    expect(problems({ APP_SECRET: 'a'.repeat(40) })).toContain('APP_SECRET est trop faible');
    expect(problems({ APP_SECRET_PREVIOUS: strong.APP_SECRET })).toContain('APP_SECRET_PREVIOUS');
    expect(problems({ DATABASE_URL: `postgres://a:${strong.APP_SECRET}@db/a` })).toContain('mot de passe de la base');
    expect(problems({ PUBLIC_URL: undefined })).toContain('PUBLIC_URL manque');
    expect(problems({ PUBLIC_URL: 'http://10.0.0.1', ALLOW_HTTP: '1' })).toBe('');
  });

  it('reads secrets from files; the password of the database may have any characters', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    const password = 'a/b@c:d%e#f?é';
    writeFileSync(join(folder, 'app'), 'kU4-vH8x_Zq1pW7sNd3fLb6yTg9cRm2e\n');
    writeFileSync(join(folder, 'database'), password);
    const config = readConfig({
      APP_SECRET_FILE: join(folder, 'app'),
      DATABASE_URL: 'postgres://smartindex@pooler:6432/smartindex',
      DATABASE_DIRECT_URL: 'postgres://smartindex@database:5432/smartindex',
      DATABASE_PASSWORD_FILE: join(folder, 'database'),
    });
    rmSync(folder, { recursive: true });
    expect(config.appSecret).toBe('kU4-vH8x_Zq1pW7sNd3fLb6yTg9cRm2e');
    expect(new Client({ connectionString: config.databaseUrl })).toMatchObject({ password, host: 'pooler', database: 'smartindex' });
    expect(new Client({ connectionString: config.directDatabaseUrl })).toMatchObject({ password, host: 'database', port: 5432 });
  });

  it('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'abc', ROLE: 'boss' })).toThrow(/PORT[\s\S]*ROLE|ROLE[\s\S]*PORT/);
  });
});

it('docs/environment.md lists every variable as it is', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/environment.md'), 'utf8');
  expect(page).toContain(environmentTable());
});
