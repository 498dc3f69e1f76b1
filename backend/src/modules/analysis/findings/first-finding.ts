import { headlineOf } from '../../../rules/headline.rules.js';
import type { JudgedSite } from './judged-site.entity.js';

/** Returns the sentence of the first finding of the report; null without one or for a wrong page. */
export function foundOn(site: Pick<JudgedSite, 'facts' | 'findings'> | null): string | null {
  if (!site) return null;
  const ids = site.findings.map(({ id }) => id);
  const { finding, sentence } = headlineOf(site.facts, ids, { hasSite: true, isScanning: false, hasFailed: false });
  return finding ? sentence : null;
}
