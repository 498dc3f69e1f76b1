import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ByteCache } from '../../common/byte-cache.js';
import { Clock } from '../../common/clock.js';
import { withoutDetails } from '../../common/http/technical-details.js';
import { LANGUAGES, type Language, languageOf } from '../../rules/language.rules.js';
import { Comparisons, type OwnSpeed } from '../analysis/public-report/comparisons.queries.js';
import { publicReport, publicScore } from '../analysis/public-report/public-report.contract.js';
import { PublicReports } from '../analysis/public-report/public-report.queries.js';
import type { PublicVersion } from '../analysis/public-report/public-versions.queries.js';
import { compressed, type Encoding } from './compressed.js';
import type { Page } from './pages.js';
import type { PersonalAnswer } from './personal-answers.js';
import { SitePages } from './site-pages.service.js';

export interface Answer {
  type: string;
  headers: Record<string, string>;
  /** Of these very bytes. */
  etag: string;
  compressed: Buffer;
}

interface KeptAnswer extends Answer {
  version: string;
  /** Until when its words are true, whatever is written. */
  until: string | null;
  /** What it says of the speed beside others, and by what. */
  own: OwnSpeed | null;
  percentile: unknown;
}

const KEPT_BYTES = 32 * 1024 * 1024;
/** Headers, version and key. */
const OVERHEAD_BYTES = 3000;
const AS_JSON = { type: 'application/json; charset=utf-8', headers: { 'cache-control': 'private, no-store' } };

type Asked = Pick<PersonalAnswer, 'what' | 'token'> & { language: Language; encoding: Encoding };

const keyOf = ({ what, token, language, encoding }: Asked): string =>
  `${typeof what === 'string' ? what : `/${what.name}`} ${token} ${language} ${encoding}`;

/** Personal pages, reports and scores as finished bytes, made anew when anything that they show has changed. */
@Injectable()
export class AnswerCache {
  private readonly kept = new ByteCache<KeptAnswer>(KEPT_BYTES);
  private readonly making = new Map<string, Promise<KeptAnswer>>();

  constructor(
    private readonly reports: PublicReports,
    private readonly pages: SitePages,
    private readonly comparisons: Comparisons,
    private readonly clock: Clock,
  ) {}

  /** In the language that is asked for, or in any that may be the prospect's own. */
  isKept({ what, token, asked }: PersonalAnswer, encoding: Encoding): boolean {
    const languages = asked ? [asked] : LANGUAGES;
    return languages.some((language) => this.kept.get(keyOf({ what, token, language, encoding })) !== undefined);
  }

  /** What is kept, if it is still true; `now`: the version that was read for this request. */
  async stillTrue({ what, token, asked }: PersonalAnswer, now: PublicVersion, encoding: Encoding): Promise<Answer | null> {
    const known = this.kept.get(keyOf({ what, token, language: languageOf(asked, now.language), encoding }));
    return known?.version === now.version && this.isOfNow(known) && (await this.standsAsBefore(known)) ? known : null;
  }

  async of(answer: PersonalAnswer, now: PublicVersion, encoding: Encoding): Promise<Answer> {
    const known = await this.stillTrue(answer, now, encoding);
    if (known) return known;
    const asked = { ...answer, language: languageOf(answer.asked, now.language), encoding };
    const key = keyOf(asked);
    const made = `${key} ${now.version}`;
    const making = this.making.get(made) ?? this.make(asked, now).finally(() => this.making.delete(made));
    this.making.set(made, making);
    return making;
  }

  /** Begun after its version was read: it shows nothing older. */
  private async make(asked: Asked, { prospectId, version }: PublicVersion): Promise<KeptAnswer> {
    const { what, encoding } = asked;
    const { body, data, ...answer } = await this.made(asked);
    const percentile = percentileIn(data);
    const own = percentile === undefined ? null : await this.comparisons.own(prospectId);
    const kept = { ...answer, version, own, percentile };
    // a page may show the problem that its data had: of this moment, and of nobody else
    if (isProblem(data)) return { ...kept, ...(await packed(body, encoding)) };
    const [bytes] = await Promise.all([
      packed(body, encoding),
      typeof what !== 'string' && this.keepData({ ...asked, what: what.data }, data, kept),
    ]);
    return this.keep(keyOf(asked), { ...kept, ...bytes });
  }

  private async made({
    what,
    token,
    language,
  }: Asked): Promise<Pick<KeptAnswer, 'type' | 'headers' | 'until'> & { body: string; data: unknown }> {
    if (typeof what !== 'string') {
      const { html, headers, data, until } = await this.pages.render(what, token, language);
      return { body: html, data, until, headers, type: 'text/html; charset=utf-8' };
    }
    const data =
      what === 'report'
        ? publicReport.parse(await this.reports.report(token, language))
        : publicScore.parse(await this.reports.score(token, language));
    return { body: JSON.stringify(withoutDetails(data)), data, until: null, ...AS_JSON };
  }

  /** The page asks for the data that it was made of right after it has been shown. */
  private async keepData(
    { what, ...asked }: Omit<Asked, 'what'> & { what: Page['data'] },
    data: unknown,
    made: Omit<KeptAnswer, 'compressed' | 'etag'>,
  ): Promise<void> {
    if (what !== 'report' && what !== 'score') return;
    const known = (what === 'report' ? publicReport : publicScore).safeParse(data);
    if (!known.success) return;
    const bytes = await packed(JSON.stringify(withoutDetails(known.data)), asked.encoding);
    this.keep(keyOf({ ...asked, what }), { ...made, until: null, ...AS_JSON, ...bytes });
  }

  private keep(key: string, answer: KeptAnswer): KeptAnswer {
    this.kept.set(key, answer, answer.compressed.length + OVERHEAD_BYTES);
    return answer;
  }

  private isOfNow({ until }: KeptAnswer): boolean {
    return until === null || this.clock.now().getTime() < Date.parse(until);
  }

  /** The sites it is compared with are no facts of this prospect. */
  private async standsAsBefore({ own, percentile }: KeptAnswer): Promise<boolean> {
    return (
      percentile === undefined || own === null || JSON.stringify(await this.comparisons.percentile(own)) === JSON.stringify(percentile)
    );
  }
}

async function packed(body: string, encoding: Encoding): Promise<Pick<Answer, 'compressed' | 'etag'>> {
  const bytes = await compressed(body, encoding);
  return { compressed: bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

const percentileIn = (data: unknown): unknown => (data as { percentile?: unknown } | null)?.percentile;
const isProblem = (data: unknown): boolean => typeof data === 'object' && data !== null && 'problem' in data;
