import type { Rule } from './outcome.js';
import { BARE_NOTICE, FOR_SALE, FRESH_CMS, MAINTENANCE, RESERVED, SUSPENDED } from './outcome-phrases.js';

const NO_CONTENT = new Set([204, 205]);

/** What the status line says by itself; an error page may still name its cause. */
const status: Rule = (view) => {
  const { status: code, headers, size } = view.answer;
  const evidence = `HTTP ${code}`;
  if (NO_CONTENT.has(code)) return { outcome: 'empty', evidence };
  if (code >= 300 && code < 400) return { outcome: 'http_error', evidence: `HTTP ${code} sans adresse` };
  const type = headers['content-type'] ?? '';
  if (code < 400 && size > 0 && type !== '' && !/html|xml/i.test(type))
    return { outcome: 'empty', evidence: `contenu ${type.split(';')[0]}` };
  if (code < 400) return null;
  if (code === 401 || code === 407) return { outcome: 'login_wall', evidence };
  const says = (phrase: RegExp) => view.headline(phrase) ?? view.passage(phrase);
  if (says(SUSPENDED) || code === 402 || code === 509) return { outcome: 'suspended', evidence };
  if (says(FOR_SALE)) return { outcome: 'parked', evidence };
  if (says(MAINTENANCE) || says(BARE_NOTICE) || (code === 503 && 'retry-after' in headers)) return { outcome: 'maintenance', evidence };
  if (says(RESERVED)) return { outcome: 'reserved', evidence };
  if (code === 404 && says(FRESH_CMS)) return { outcome: 'fresh_cms', evidence };
  return { outcome: 'http_error', evidence };
};

export const statusRules: readonly Rule[] = [status];
