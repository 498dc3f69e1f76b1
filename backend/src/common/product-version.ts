import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version in the root package.json, of the repository or the image. */
export const PRODUCT_VERSION: string = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as { version: string }
).version;
