import type { PageEvidence } from './page-evidence.js';
import { countWords } from './plain-text.js';
import { refreshTarget } from './refresh-target.js';

/** Longer waits are pages that renew themselves. */
const LONGEST_DELAY_SECONDS = 15;
const FEW_WORDS = 60;
const LOCATION = /(?:^|[^\w.])(?:(?:window|document|self|top|parent)\s*\.\s*)*location(?:\s*\.\s*href)?\s*=\s*(["'])([^"'\n]{1,500})\1/;
const CALL = /\blocation\s*\.\s*(?:replace|assign)\s*\(\s*(["'])([^"'\n]{1,500})\1/;
/** The target of a script with a dialog depends on the answer, which only a browser gives. */
const QUESTION = /\b(?:confirm|prompt)\s*\(/;

/** Returns the target of an automatic redirect: a refresh by header or meta, or a script of a page with little else. */
export function clientRedirect(page: PageEvidence, url: string, refreshHeader?: string): string | null {
  const refresh = refreshTarget(refreshHeader ?? '', url) ?? page.refresh;
  if (refresh && refresh.delay <= LONGEST_DELAY_SECONDS && isOtherPage(refresh.url, url)) return refresh.url;
  const isThin = page.segments.reduce((sum, text) => sum + countWords(text), 0) < FEW_WORDS;
  const isScript = isThin && !QUESTION.test(page.inline);
  const target = isScript ? (LOCATION.exec(page.inline)?.[2] ?? CALL.exec(page.inline)?.[2]) : undefined;
  const next = target ? URL.parse(target, url) : null;
  return next && isOtherPage(next.href, url) ? next.href : null;
}

const isOtherPage = (target: string, url: string): boolean => /^https?:/.test(target) && withoutHash(target) !== withoutHash(url);
const withoutHash = (url: string): string => url.replace(/#.*$/, '');
