import { createHash } from 'node:crypto';

/** What holds for every answer; a directive that an answer needs otherwise is named by it. */
const NOTHING = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The Content-Security-Policy of an answer: nothing but what is named. */
export function contentPolicy(directives: Readonly<Record<string, string>> = {}): string {
  return Object.entries({ ...NOTHING, ...directives })
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

/** A file opened by itself must not load, run or reach anything. */
export const sandboxedFile = (directives: Readonly<Record<string, string>> = {}): string => contentPolicy({ ...directives, sandbox: '' });

/** Names one inline text in a policy. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
