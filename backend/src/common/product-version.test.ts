import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_VERSION } from './product-version.js';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('the version of the product', () => {
  it('is the newest one of the changelog', () => {
    const [, newest] = /^## \[(\d[^\]]*)\] - \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md')) ?? [];
    expect(newest).toBe(PRODUCT_VERSION);
  });

  it('stands in one package.json, and in the lock that npm makes of it', () => {
    for (const part of ['backend', 'admin', 'microsite', 'docs'])
      expect(JSON.parse(read(`${part}/package.json`))).not.toHaveProperty('version');
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({
      version: PRODUCT_VERSION,
      packages: { '': { version: PRODUCT_VERSION } },
    });
  });
});
