import { readFileSync } from 'node:fs';

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
