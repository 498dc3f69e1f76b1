import { askedLanguage } from '../../common/http/asked-language.js';
import type { Language } from '../../rules/language.rules.js';
import { isProspectToken } from '../../rules/tokens.rules.js';
import type { Rule } from '../rate-limiting/request-charges.service.js';
import { PAGES, type Page } from './pages.js';

/** An answer that shows nothing but what is known of one prospect, and of the agency. */
export interface PersonalAnswer {
  /** What is answered: a page by its name, or the report or score as JSON. */
  what: 'report' | 'score' | Page;
  token: string;
  /** The language that is asked for; null: the prospect's own. */
  asked: Language | null;
  rule: Rule;
  /** Its address for all tokens. */
  address: string;
}

/** What these pages show is what the report, the score and the quiz are made of. */
const KEPT_DATA: ReadonlySet<string | undefined> = new Set(['report', 'score', 'quiz']);
const JSON_PATH = /^\/api\/public\/prospects\/([^/]+)(\/score)?$/;
const PAGE_PATH = /^\/([^/]+)\/([^/]+)$/;

/** Which such answer a request asks for; null = another one. */
export function personalAnswerOf(request: Parameters<typeof askedLanguage>[0]): PersonalAnswer | null {
  const path = request.url?.split('?', 1)[0] ?? '';
  const [, jsonToken, score] = JSON_PATH.exec(path) ?? [];
  if (jsonToken)
    return isProspectToken(jsonToken)
      ? {
          what: score ? 'score' : 'report',
          token: jsonToken,
          asked: askedLanguage(request),
          rule: 'prospects',
          address: `report${score ?? ''}`,
        }
      : null;
  const [, name = '', token = ''] = PAGE_PATH.exec(path) ?? [];
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (!page?.token || !KEPT_DATA.has(page.data) || !isProspectToken(token)) return null;
  return { what: page, token, asked: askedLanguage(request), rule: 'default', address: name };
}

/** Whether who asks has this very answer (RFC 9110, section 13.1.2). */
export const isKnownTo = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
