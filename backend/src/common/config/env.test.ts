import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { environmentTable } from '../../../test/support/environment-table.js';
import { InvalidEnvironment, readConfig } from './env.js';
import { productionChecks } from './production-checks.js';
import { SECRETS_IN_FILES, withSecretFiles } from './secret-files.js';

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

  describe('a secret in a file of its own', () => {
    const VALUES: Record<(typeof SECRETS_IN_FILES)[number], string> = {
      DATABASE_URL: 'postgres://smartindex:a%2Fb@database:5432/smartindex',
      DATABASE_DIRECT_URL: 'postgres://smartindex:c@database:5432/smartindex',
      ADMIN_PASSWORD: 'correct-horse-battery',
      APP_SECRET_PREVIOUS: 'kU4-vH8x_Zq1pW7sNd3fLb6yTg9cRm2e',
      SMTP_URL: 'smtp://user:password@mail.example.ch:587',
      METRICS_TOKEN: 'a-token-of-the-monitoring',
      SCAN_PROXY: 'http://user:password@proxy.example.ch:3128',
      HTTPS_PROXY: 'http://user:password@out.example.ch:3128',
      HTTP_PROXY: 'http://user:password@out.example.ch:3129',
      BACKUP_S3_URL: 's3://a-key:a-secret@s3.example.ch/bucket?region=ch',
      BACKUP_S3_ACCESS_KEY_ID: 'an-access-key',
      BACKUP_S3_SECRET_ACCESS_KEY: 'a-secret-of-the-store',
      OIDC_CLIENT_SECRET: 'a-secret-of-the-provider',
    };
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it.each(SECRETS_IN_FILES)('%s counts as if it were given itself', (name) => {
      const file = join(folder, name);
      writeFileSync(file, `${VALUES[name]}\n`);
      // a key alone names no store
      const others = name.startsWith('BACKUP_S3_')
        ? { BACKUP_S3_BUCKET: 'b', BACKUP_S3_ACCESS_KEY_ID: 'k', BACKUP_S3_SECRET_ACCESS_KEY: 's' }
        : name.startsWith('OIDC_')
          ? { OIDC_ISSUER: 'https://accounts.google.com', OIDC_CLIENT_ID: 'c' }
          : {};
      const env = { ...others, [name]: undefined, [`${name}_FILE`]: file };
      const given = { ...others, [name]: VALUES[name] };
      expect(readConfig(env)).toEqual(readConfig(given));
      expect(withSecretFiles(env)).toMatchObject(given);
    });

    it.each(SECRETS_IN_FILES)('%s is refused twice, from no file and from an empty one, without the secret in the words', (name) => {
      const [full, empty] = [join(folder, `${name}-full`), join(folder, `${name}-empty`)];
      writeFileSync(full, VALUES[name]);
      writeFileSync(empty, '\n');
      const words = (env: Record<string, string>) => {
        try {
          return String(readConfig(env));
        } catch (error) {
          return error instanceof InvalidEnvironment ? error.message : String(error);
        }
      };
      const refusals = [
        words({ [`${name}_FILE`]: full, [name]: VALUES[name] }),
        words({ [`${name}_FILE`]: empty }),
        words({ [`${name}_FILE`]: join(folder, 'absent') }),
      ];
      expect(refusals).toEqual([
        expect.stringMatching(`${name} et ${name}_FILE`),
        expect.stringMatching(`${name}_FILE.*vide`),
        expect.stringMatching(`${name}_FILE.*absent`),
      ]);
      expect(refusals.join()).not.toContain(VALUES[name]);
    });
  });

  it('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'abc', ROLE: 'boss' })).toThrow(/PORT[\s\S]*ROLE|ROLE[\s\S]*PORT/);
  });
});

it('docs/environment.md lists every variable as it is', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/environment.md'), 'utf8');
  expect(page).toContain(environmentTable());
});
