import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

const names = new Map<string, string>();

/**
 * Marks a statement that is asked for often: each connection parses and plans it once. For constant texts whose best plan does
 * not depend on their values; its columns are named one by one, so that a migration cannot change them under a running process.
 */
export function prepared(text: string): string {
  names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 22));
  return text;
}

/**
 * The texts of $1 as rows, `asked.value`. PostgreSQL takes ten for granted where it cannot know, and would plan each statement
 * anew for the fewer ones that come; of a limit that it cannot know it expects a tenth.
 */
export const ASKED = '(SELECT unnest($1::text[]) AS value LIMIT cardinality($1::text[])) asked';

/** Asks for marked statements by name, unless its connection keeps none (`prepares: false`, behind a pooler). */
export class PreparingClient extends Client {
  readonly prepares: boolean;

  constructor(config: ClientConfig & { prepares?: boolean } = {}) {
    super(config);
    this.prepares = config.prepares ?? true;
  }
}

const query = Client.prototype.query as (this: Client, text: unknown, values?: unknown, ...rest: unknown[]) => unknown;
PreparingClient.prototype.query = function (this: PreparingClient, text: unknown, values?: unknown, ...rest: unknown[]) {
  const name = this.prepares && typeof text === 'string' ? names.get(text) : undefined;
  return name ? query.call(this, { name, text, values }, ...rest) : query.call(this, text, values, ...rest);
} as Client['query'];
