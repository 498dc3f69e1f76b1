import { load } from 'cheerio';
import { getDomain, getDomainWithoutSuffix } from 'tldts';
import type { OutcomeName } from '../../rules/outcomes.rules.js';
import { CHALLENGE_SIGNS, type Clues, MAINTENANCE_SIGNS, PARKING_SIGNS, type Sign } from './outcome-signs.js';

export interface Answer {
  requestedUrl: string;
  finalUrl: string;
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface Classified {
  outcome: OutcomeName;
  /** What gave it away, in English; null for `ok`. */
  evidence: string | null;
}

/** A page with fewer visible words than this has little to say of its own. */
const FEW_WORDS = 150;

/**
 * What a website really shows, so that a wrong page is named and never scored (field notes 7). Signs in the headers
 * are enough; words in the text count only on a page that has little other text, because articles talk about anything.
 */
export function classifyAnswer(answer: Answer): Classified {
  const clues = cluesOf(answer);
  const challenge = found(CHALLENGE_SIGNS, clues);
  if (challenge) return { outcome: 'bot_challenge', evidence: challenge };
  const parked = found(PARKING_SIGNS, clues);
  if (parked) return { outcome: 'parked', evidence: parked };
  if (isOtherSite(answer.requestedUrl, answer.finalUrl))
    return { outcome: 'other_company', evidence: `redirects to ${new URL(answer.finalUrl).host}` };
  const maintenance = found(MAINTENANCE_SIGNS, clues);
  if (maintenance) return { outcome: 'maintenance', evidence: maintenance };
  if (answer.status === 401 || clues.loginOnly)
    return { outcome: 'login_wall', evidence: answer.status === 401 ? 'HTTP 401' : 'the page is a sign-in form' };
  if (answer.status >= 400) return { outcome: 'http_error', evidence: `HTTP ${answer.status}` };
  return { outcome: 'ok', evidence: null };
}

function cluesOf({ finalUrl, status, headers, html }: Answer): Clues {
  const $ = load(html);
  const title = $('title').first().text().replace(/\s+/g, ' ').trim();
  const scripts = $('script[src], iframe[src], frame[src], form[action], link[href], img[src]')
    .map((_, element) => $(element).attr('src') ?? $(element).attr('action') ?? $(element).attr('href') ?? '')
    .get()
    .join('\n');
  const inline = $('script:not([src])').text().slice(0, 100_000);
  const ids = $('[id]')
    .slice(0, 500)
    .map((_, element) => $(element).attr('id') ?? '')
    .get()
    .join(' ');
  const passwordField = $('input[type="password"]').length > 0;
  $('script, style, noscript, template').remove();
  const text = $('body').text().replace(/\s+/g, ' ').trim().slice(0, 200_000);
  const words = text ? text.split(' ').length : 0;
  const fewWords = words < FEW_WORDS;
  return {
    finalUrl,
    status,
    headers,
    title,
    text: fewWords ? text : '',
    scripts,
    inline: fewWords ? inline : '',
    ids,
    fewWords,
    loginOnly: passwordField && words < 60,
  };
}

function found(signs: readonly Sign[], clues: Clues): string | null {
  return signs.find(({ matches }) => matches(clues))?.name ?? null;
}

/** Another registrable domain under another main name: exemple.ch → exemple.com is the same company, → facebook.com is not. */
function isOtherSite(requested: string, final: string): boolean {
  const from = getDomain(requested);
  const to = getDomain(final);
  if (!from || !to || from === to) return false;
  const bare = (url: string) => (getDomainWithoutSuffix(url) ?? '').replace(/[^a-z0-9]/gi, '').toLowerCase();
  return bare(requested) !== bare(final);
}
