import { isSameSite } from '../../../common/registrable-domain.js';
import { isAssistant } from '../../../rules/citations.rules.js';
import { FINDINGS } from '../../../rules/findings.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { pageFactsOf } from '../findings/site-facts.js';
import type { AnalysisName, Results } from '../results/analysis.contract.js';
import { speedOf } from '../scores/technical.js';
import { roundHalfUp } from '../scores/weighted-mean.js';
import type { Changes, TimelineEntry } from './timeline.contract.js';
import { isSameTool, sameQuestions, type Taken } from './tool.js';

type Figure = Changes['figures'][number];
type FigureValue = Figure['from'];
type Issue = Changes['issues']['new'][number];
type Keywords = Results['keywords']['ranked_keywords'];

/** Stored results of an earlier version may lack fields. */
type Stored<Name extends AnalysisName> = Partial<Results[Name]>;

const NOTHING: Changes = { figures: [], keywords: { gained: [], lost: [], moved: [] }, issues: { new: [], solved: [] } };

/** Why two measurements tell no progress: they are of two websites, or by two tools. */
export type Break = NonNullable<TimelineEntry['break']>;
type Compared<T> = { differences: T; break: null } | { differences: null; break: Break };

/**
 * What two measurements of the same analysis differ in. A figure that one of them does not have is no difference: not
 * measured is not a change. Another website or another tool breaks the line.
 */
export function differencesOf(analysis: AnalysisName, before: Taken, after: Taken): Compared<Changes> {
  const compare = COMPARISONS[analysis] as ((before: object, after: object) => Partial<Changes>) | undefined;
  return unlessBroken(analysis, before, after, () => ({ ...NOTHING, ...compare?.(before.result, after.result) }));
}

/** Speed of the devices that both have measured, 0–100; null without one. */
export function speedChange(before: Taken, after: Taken): Compared<{ from: number; to: number } | null> {
  return unlessBroken('pagespeed', before, after, () => {
    const [from, to] = comparableSpeed(before.result, after.result);
    return from === null || to === null ? null : { from, to };
  });
}

function unlessBroken<T>(analysis: AnalysisName, before: Taken, after: Taken, compare: () => T): Compared<T> {
  const broken = breakBetween(analysis, before, after);
  return broken ? { differences: null, break: broken } : { differences: compare(), break: null };
}

export function breakBetween(analysis: AnalysisName, before: Taken, after: Taken): Break | null {
  if (!ofSameSite(before.result, after.result)) return 'other_site';
  return isSameTool(analysis, before, after) ? null : 'other_tool';
}

const COMPARISONS: { [Name in AnalysisName]?: (before: Stored<Name>, after: Stored<Name>) => Partial<Changes> } = {
  pagespeed: (before, after) => ({
    figures: [
      ...changed('performance', ...comparableSpeed(before, after)),
      ...changed('mobile', toPoints(before.mobile_performance_score), toPoints(after.mobile_performance_score)),
      ...changed('desktop', toPoints(before.desktop_performance_score), toPoints(after.desktop_performance_score)),
      ...changed('accessibility', toPoints(before.accessibility_score), toPoints(after.accessibility_score)),
      ...changed('best_practices', toPoints(before.best_practices_score), toPoints(after.best_practices_score)),
      ...changed('seo', toPoints(before.seo_score), toPoints(after.seo_score)),
    ],
  }),
  reviews: (before, after) => ({
    figures: [
      ...changed('rating', before.rating ?? null, after.rating ?? null),
      ...changed('reviews_count', before.reviews_count ?? null, after.reviews_count ?? null),
    ],
  }),
  // another system, or none any more, is a change; a version that one of the two could not see is none
  cms: (before, after) => ({
    figures: [
      ...(before.cms_name === after.cms_name ? [] : [{ figure: 'cms_name', from: before.cms_name ?? null, to: after.cms_name ?? null }]),
      ...(before.cms_name === after.cms_name ? changed('version', before.version ?? null, after.version ?? null) : []),
    ],
  }),
  connectivity: (before, after) => ({
    figures: [
      ...changed('outcome', before.outcome ?? null, after.outcome ?? null),
      ...changed('status_code', before.status_code ?? null, after.status_code ?? null),
      ...changed('certificate', before.tls?.state ?? null, after.tls?.state ?? null),
    ],
  }),
  keywords: (before, after) => ({ keywords: keywordChanges(before.ranked_keywords ?? [], after.ranked_keywords ?? []) }),
  page: (before, after) => ({
    figures: [
      ...changed('title', before.meta?.title ?? null, after.meta?.title ?? null),
      ...changed('broken_links', before.meta?.broken_links ?? null, after.meta?.broken_links ?? null),
    ],
    issues: issueChanges(before, after),
  }),
  citations: (before, after) => ({
    // each assistant by itself: the same questions to the same model, as often
    figures: (after.platforms ?? []).flatMap((now) => {
      const earlier = before.platforms?.find(({ platform }) => platform === now.platform);
      return isAssistant(now.platform) && earlier && sameQuestions(earlier, now)
        ? changed(now.platform, earlier.citations, now.citations)
        : [];
    }),
  }),
};

/** Speed of the devices that both have measured, 0–100: a night measures the phone alone. */
function comparableSpeed(before: Stored<'pagespeed'>, after: Stored<'pagespeed'>): [number | null, number | null] {
  const onDesktop = before.desktop_performance_score != null && after.desktop_performance_score != null;
  const onMobile = before.mobile_performance_score != null && after.mobile_performance_score != null;
  const speed = (result: Stored<'pagespeed'>) =>
    toPoints(
      speedOf(onMobile ? (result.mobile_performance_score ?? null) : null, onDesktop ? (result.desktop_performance_score ?? null) : null),
    );
  return [speed(before), speed(after)];
}

function ofSameSite(before: object, after: object): boolean {
  const [one, other] = [before, after].map((result) => (result as { url?: unknown }).url);
  if (typeof one !== 'string' || typeof other !== 'string' || !URL.canParse(one) || !URL.canParse(other)) return true;
  return isSameSite(one, other);
}

function keywordChanges(before: Keywords, after: Keywords): Changes['keywords'] {
  const earlier = positions(before);
  const now = positions(after);
  const entry = ([keyword, position]: [string, number | null]) => ({ keyword, position });
  return {
    gained: [...now].filter(([keyword]) => !earlier.has(keyword)).map(entry),
    lost: [...earlier].filter(([keyword]) => !now.has(keyword)).map(entry),
    moved: [...now].flatMap(([keyword, to]) => {
      const from = earlier.get(keyword);
      return from == null || to == null || from === to ? [] : [{ keyword, from, to }];
    }),
  };
}

/** Position by keyword; 0 is unranked. */
const positions = (keywords: Keywords): Map<string, number | null> =>
  new Map(keywords.map(({ keyword, rank_group, rank_absolute }) => [keyword, (rank_group ?? rank_absolute) || null]));

/** What fails now and did not then, and the other way; a finding that one of the two could not judge is no change. */
function issueChanges(before: Stored<'page'>, after: Stored<'page'>): Changes['issues'] {
  const [earlier, now] = [before, after].map((page) => pageFactsOf(page as Results['page'], null)) as [SiteFacts, SiteFacts];
  const judged = FINDINGS.map((rule) => ({ rule, was: rule.fails(earlier), is: rule.fails(now) }));
  const issues = (these: typeof judged): Issue[] =>
    these.map(({ rule: { id, description, severity } }) => ({ id, message: description, severity }));
  return {
    new: issues(judged.filter(({ was, is }) => was === false && is === true)),
    solved: issues(judged.filter(({ was, is }) => was === true && is === false)),
  };
}

function changed(figure: string, from: FigureValue, to: FigureValue): Figure[] {
  return from === null || to === null || from === to ? [] : [{ figure, from, to }];
}

const toPoints = (fraction: number | null | undefined): number | null => (fraction == null ? null : roundHalfUp(fraction * 100));
