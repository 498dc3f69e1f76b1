import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './env.js';
import { environmentTable } from './environment-table.js';

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

  it('needs a real secret in production, and closes the guard there', () => {
    expect(() => readConfig({ NODE_ENV: 'production', APP_SECRET: 'short' })).toThrow('APP_SECRET');
    const production = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32), SCAN_ALLOW_HOSTS: '127.0.0.1:9000' };
    expect(readConfig(production).scanAllowHosts).toEqual([]);
    expect(readConfig({ ...production, SCAN_ALLOW_PRIVATE: '1' }).scanAllowHosts).toEqual(['127.0.0.1:9000']);
  });

  it('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'abc', ROLE: 'boss' })).toThrow(/PORT[\s\S]*ROLE|ROLE[\s\S]*PORT/);
  });
});

it('docs/operations.md lists every variable as it is', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
  expect(page).toContain(environmentTable());
});
