import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the package.json at the root says, in the repository and in the image: the one place where it stands. */
export const PRODUCT_VERSION: string = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as { version: string }
).version;
