import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeSecretFile, newAppSecret } from '../common/config/app-secret.js';
import { done, refuse } from './answer.js';

/** The secret secrets: their place, and the variable that brings the one of an older installation. */
const SECRETS = [
  { folder: 'app', name: 'secret', variable: 'APP_SECRET' },
  { folder: 'database', name: 'password', variable: 'POSTGRES_PASSWORD' },
];

/** Makes the folders of an installation and the secrets in the first of them; what is there stays as it is. */
export async function prepare(given: string[]): Promise<number> {
  const { positionals, values } = parseArgs({ args: given, allowPositionals: true, options: { owner: { type: 'string' } } });
  const [secrets, ...folders] = positionals;
  if (!secrets) return refuse('Indiquez le dossier des secrets.');
  const own = (path: string) => values.owner && chownSync(path, Number(values.owner), Number(values.owner));
  const differing: string[] = [];
  for (const { folder, name, variable } of SECRETS) {
    const place = join(secrets, folder);
    mkdirSync(place, { recursive: true, mode: 0o700 });
    const wanted = process.env[variable];
    const secret = makeSecretFile(join(place, name), wanted || newAppSecret());
    if (wanted && wanted !== secret)
      differing.push(`${variable} n’est pas le secret gardé dans ${join(place, name)}\u202f: retirez l’un des deux.`);
    own(place);
    own(join(place, name));
  }
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    own(folder);
  }
  return differing.length > 0 ? refuse(...differing) : done('Les secrets et les dossiers sont en place.');
}
