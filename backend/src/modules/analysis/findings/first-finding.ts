import { headlineOf } from '../../../rules/headline.rules.js';
import type { JudgedSite } from './judged-site.entity.js';

/** The finding that the report says first, as its sentence; null where there is none, or the page that was met is a wrong one. */
export function foundOn(site: Pick<JudgedSite, 'facts' | 'findings'> | null): string | null {
  if (!site) return null;
  const ids = site.findings.map(({ id }) => id);
  const { finding, sentence } = headlineOf(site.facts, ids, { hasSite: true, isScanning: false, hasFailed: false });
  return finding ? sentence : null;
}
