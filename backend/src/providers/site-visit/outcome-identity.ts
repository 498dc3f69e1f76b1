import { type Clue, clue, quoted } from '../../rules/clues.rules.js';
import { haveSameName, isAccepted, siteKey } from './identity.js';
import type { Judgement } from './outcome.js';
import { DEFACED, FOREIGN_LETTERS, MAINTENANCE, SPAM } from './outcome-phrases.js';
import type { PageView } from './page-view.js';
import { plain } from './plain-text.js';

const ok = (doubt: Clue | null = null): Judgement => ({ outcome: 'ok', evidence: null, doubt });
const other = (evidence: Clue): Judgement => ({ outcome: 'other_company', evidence, doubt: null });

/** Pages with fewer words do not reveal their owner. */
const TELLING_WORDS = 20;
/** Languages that no company here writes its only page in. */
const FAR_LANGUAGES = /^(?:id|vi|th|zh|ja|ko|ru|uk|fa|hi|bn|ms|tl)\b/i;

/** Judges whose page it is, once it is a real page. */
export function identityRule(view: PageView): Judgement {
  const { requestedUrl, finalUrl, owner, certificateNames } = view.answer;
  if (isAccepted(finalUrl, owner.ownHosts)) return ok();
  if (isDefaced(view)) return other(clue('defaced'));
  const { naming } = view;
  if (siteKey(requestedUrl) !== siteKey(finalUrl)) {
    const { host } = new URL(finalUrl);
    const isSame = haveSameName(requestedUrl, finalUrl, owner.company) || certificateNames.some((name) => isOn(name, requestedUrl));
    if (isSame || naming === 'full') return takenOver(view) ?? ok();
    return naming === 'partial' ? (takenOver(view) ?? ok(clue('leads_to_partial_name', host))) : other(clue('leads_to', host));
  }
  return takenOver(view) ?? ok(doubtOf(view));
}

/** Detects a defaced page; a company may use such words in its trade. */
function isDefaced(view: PageView): boolean {
  const isBare = view.ownLinks < 4 && !view.hasPhone;
  const trophy = view.headline(DEFACED, isBare ? view.headlines : view.titles);
  return trophy !== null && !plain(view.answer.owner.company ?? '').includes(trophy.split(' ')[0] ?? '');
}

const isOn = (name: string, url: string): boolean =>
  URL.canParse(`https://${name.replace(/^\*\./, '')}`) && siteKey(`https://${name.replace(/^\*\./, '')}`) === siteKey(url);

/** An address that now serves what has nothing to do with the company. */
function takenOver(view: PageView): Judgement | null {
  const { page, owner, finalUrl } = view.answer;
  const trade = new Set(plain(owner.company ?? '').match(SPAM) ?? []);
  const spam = (text: string) => (plain(text).match(SPAM) ?? []).filter((word) => !trade.has(word)).length;
  const inTitle = spam(page.title);
  const inHeadings = page.headings.reduce((sum, { text }) => sum + spam(text), 0);
  const inText = view.segments.reduce((sum, { text }) => sum + spam(text), 0);
  const isSpam = inTitle > 0 && (inHeadings > 0 || inText >= 3) && inText / Math.max(1, view.words) > 0.01;
  if (isSpam && trade.size === 0 && (!view.namesCompany || inText >= 12)) return other(quoted(page.title));
  const { naming } = view;
  if (naming !== 'none') return null;
  if (FAR_LANGUAGES.test(page.lang) || foreignShare(view) > 0.5) return other(clue('foreign_language'));
  const { canonical } = page;
  return canonical && siteKey(canonical) !== siteKey(finalUrl) ? other(clue('canonical', new URL(canonical).host)) : null;
}

function foreignShare({ segments }: PageView): number {
  const text = segments
    .map((segment) => segment.text)
    .join('')
    .slice(0, 20_000);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters < 20 ? 0 : (text.match(FOREIGN_LETTERS)?.length ?? 0) / letters;
}

function doubtOf(view: PageView): Clue | null {
  const { page, owner, finalUrl } = view.answer;
  if (view.answer.status >= 400) return clue('home_status', String(view.answer.status));
  if (view.headline(MAINTENANCE)) return clue('in_preparation');
  const { naming } = view;
  const { canonical } = page;
  if (canonical && siteKey(canonical) !== siteKey(finalUrl) && naming !== 'full') return clue('canonical', new URL(canonical).host);
  return naming === 'none' && owner.company && view.words >= TELLING_WORDS ? clue('company_unnamed') : null;
}
