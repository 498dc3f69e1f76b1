import type { PageEvidence } from './page-evidence.js';
import { countWords } from './plain-text.js';

/** Longer waits are pages that renew themselves. */
const LONGEST_DELAY_SECONDS = 15;
const FEW_WORDS = 60;
const LOCATION = /(?:^|[^\w.])(?:(?:window|document|self|top|parent)\s*\.\s*)*location(?:\s*\.\s*href)?\s*=\s*(["'])([^"'\n]{1,500})\1/;
const CALL = /\blocation\s*\.\s*(?:replace|assign)\s*\(\s*(["'])([^"'\n]{1,500})\1/;

/** Where a page sends its visitor by itself: a meta refresh, or a script of a page that has little else. */
export function clientRedirect(page: PageEvidence, url: string): string | null {
  const { refresh } = page;
  if (refresh && refresh.delay <= LONGEST_DELAY_SECONDS && isElsewhere(refresh.url, url)) return refresh.url;
  const isThin = page.segments.reduce((sum, text) => sum + countWords(text), 0) < FEW_WORDS;
  const target = isThin ? (LOCATION.exec(page.inline)?.[2] ?? CALL.exec(page.inline)?.[2]) : undefined;
  if (!target || !URL.canParse(target, url)) return null;
  const next = new URL(target, url);
  return /^https?:$/.test(next.protocol) && isElsewhere(next.href, url) ? next.href : null;
}

const isElsewhere = (target: string, url: string): boolean => withoutHash(target) !== withoutHash(url);
const withoutHash = (url: string): string => url.replace(/#.*$/, '');
