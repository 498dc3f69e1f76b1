import type { z } from 'zod';
import { environment } from '../../src/common/config/env.js';

/** The environment variables as a Markdown table, for docs/environment.md. */
export function environmentTable(): string {
  const rows = Object.entries(environment.shape).map(
    ([name, schema]) => `| \`${name}\` | ${defaultOf(schema)} | ${schema.description ?? ''} |`,
  );
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

function defaultOf(schema: z.ZodType): string {
  const parsed = schema.safeParse(undefined);
  if (!parsed.success || parsed.data === undefined) return 'none';
  const value = Array.isArray(parsed.data) ? parsed.data.join(',') : String(parsed.data);
  return value === '' ? 'empty' : `\`${value}\``;
}
