import { readFileSync } from 'node:fs';

/** Variables with a secret that may stand in a file instead: the path is in `NAME_FILE`. */
export const SECRETS_IN_FILES = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'ADMIN_PASSWORD',
  'APP_SECRET_PREVIOUS',
  'SMTP_URL',
  'METRICS_TOKEN',
  'SCAN_PROXY',
  'HTTPS_PROXY',
  'HTTP_PROXY',
  'BACKUP_S3_URL',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
] as const;

/** Values of the environment that nothing can be done with. */
export class InvalidEnvironment extends Error {}

/** Adds the secrets that stand in files. Throws an InvalidEnvironment for a file that cannot be read or is empty, and for a secret given twice. */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = SECRETS_IN_FILES.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (!file) return [];
    if (env[name]) throw new InvalidEnvironment(`${name} et ${name}_FILE sont tous deux donnés\u202f: gardez l’un des deux.`);
    const secret = secretIn(file);
    if (secret === undefined) throw new InvalidEnvironment(`${name}_FILE\u202f: le fichier ${file} manque, est vide ou n’est pas lisible.`);
    return [[name, secret] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

/** Returns the environment of this process with its secrets. */
export const processEnvironment = (): NodeJS.ProcessEnv => withSecretFiles(process.env);

/** The text of a file that holds one secret; undefined when it is not there, not readable or empty. */
export function secretIn(file: string | undefined): string | undefined {
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Adds the password of a file to the address of the database, percent-encoded. */
export function withPassword(databaseUrl: string | undefined, password: string | undefined): string | undefined {
  const url = URL.parse(databaseUrl ?? '');
  if (!url || password === undefined) return databaseUrl;
  return databaseUrl?.replace(/^(\w+:\/\/[^:@/]*)(:[^@]*)?@/, (_, head: string) => `${head}:${encodeURIComponent(password)}@`);
}
