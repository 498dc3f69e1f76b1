import { rotateSecret } from '../src/cli/rotate-secret.js';
import { unseal } from '../src/common/encryption.js';
import { ADMIN, startApp, type TestApp } from './support/app.js';

const OLD = 'the-old-secret-of-this-installation-x';
const NEW = 'the-new-secret-of-this-installation-y';
const KEY = 'AIzaSyA-1234567890abcdefghijklmnopqrstu';
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ APP_SECRET: OLD });
  await app.call('PUT', '/api/admin/api-keys/pagespeed', { as: app.admin, body: { apiKey: KEY, metadata: {} } });
});
afterAll(() => app.stop());

const stored = async () => (await app.database.query<{ api_key: string }[]>('SELECT api_key FROM api_keys'))[0]?.api_key ?? '';

describe('rotate-secret', () => {
  it('requires both secrets, different and long enough', async () => {
    await expect(rotateSecret(app.database, undefined, NEW)).rejects.toThrow('APP_SECRET_PREVIOUS');
    await expect(rotateSecret(app.database, NEW, NEW)).rejects.toThrow('les mêmes');
    await expect(rotateSecret(app.database, OLD, 'short')).rejects.toThrow('32');
  });

  it('changes nothing when a key opens with neither secret', async () => {
    const before = await stored();
    await expect(rotateSecret(app.database, 'a-wrong-previous-secret', NEW)).rejects.toThrow('aucun des deux');
    expect(await stored()).toBe(before);
    expect((await app.database.query('SELECT 1 FROM sessions')).length).toBeGreaterThan(0);
  });

  it('seals every key again, ends all sessions and writes an audit entry', async () => {
    // a text of a person that only looks sealed stays as it is
    await app.database.query(`INSERT INTO contact_messages (nom, email, message) VALUES ('X', 'x@x.ch', 'v1: première version')`);
    expect((await rotateSecret(app.database, OLD, NEW))[0]).toMatch(/^2 valeurs/);
    expect(await unseal(await stored(), NEW)).toBe(KEY);
    await expect(unseal(await stored(), OLD)).rejects.toThrow();
    expect(await app.database.query('SELECT message FROM contact_messages')).toEqual([{ message: 'v1: première version' }]);
    const { status } = await app.call('POST', '/api/auth/refresh', { as: app.admin });
    expect(status).toBe(401);
    expect(await app.database.query(`SELECT 1 FROM audit_log WHERE action = 'rotate-secret'`)).toHaveLength(1);
    expect((await app.signIn(ADMIN.email, ADMIN.password)).token).toBeTruthy();
  });

  it('is idempotent', async () => {
    const before = await stored();
    expect((await rotateSecret(app.database, OLD, NEW))[0]).toMatch(/^0 valeurs/);
    expect(await stored()).toBe(before);
  });
});
