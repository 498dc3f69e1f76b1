import type { PageAuditReport } from '../../../providers/page-audit/page-audit.contract.js';
import type { DeviceReport } from '../../../providers/page-speed/page-speed.contract.js';
import { haveSameName, isAccepted, isNamedAfter, type Owner, siteKey } from '../../../providers/site-visit/identity.js';
import { citationVerdict } from '../../../rules/citations.rules.js';
import { type Indexing, indexingOf } from '../../../rules/indexing.rules.js';
import { isFirstPage, isRanked } from '../../../rules/keywords.rules.js';
import { LIMITS } from '../../../rules/limits.rules.js';
import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import { asShown } from '../../../rules/shown-facts.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { type AnalysisReport, analysisName } from '../results/analysis.contract.js';

export type SiteSubject = Pick<SiteFacts, 'company' | 'domain' | 'city'>;
type Analysed = Pick<AnalysisReport['page'], 'state' | 'measured_at'>;

/** The facts of a site, drawn from its latest results: measured ones and those that staff has entered. */
export function siteFactsOf(subject: SiteSubject, report: AnalysisReport, ownHosts: readonly string[] = []): SiteFacts {
  const visited = isLive(report.connectivity) ? report.connectivity : null;
  const outcome = visited?.outcome ?? null;
  /** Figures that are younger than a visit to a wrong page are that page’s (decision 30). */
  const known = <T extends Analysed>(result: T): T | null =>
    isLive(result) && !(isWrongPage(outcome) && isNewer(result, report.connectivity)) ? result : null;
  const page = known(report.page);
  return asShown({
    ...subject,
    outcome,
    ...speedFacts(known(report.pagespeed), page),
    ...pageFacts(page),
    indexing: isWrongPage(outcome) ? null : indexingFacts(page, { company: subject.company, ownHosts }),
    httpStatus: (!isWrongPage(outcome) && visited?.status_code) || (page?.technical_info?.http_status ?? null),
    certificateValid: !isWrongPage(outcome) && visited?.tls && visited.tls.state !== 'none' ? visited.tls.state === 'valid' : null,
    ...presenceFacts(report, known),
  });
}

/** From Lighthouse on the phone: timings in ms, and the downloaded bytes. */
export type LabTimings = Pick<DeviceReport, 'largest_contentful_paint' | 'time_to_interactive' | 'dom_complete' | 'total_bytes'>;

/** Returns the bytes of a page: downloaded by the phone, else the sum of its files; null = incomplete. */
export const weightOf = (
  phone: Pick<DeviceReport, 'total_bytes'> | null | undefined,
  page: Partial<Pick<PageAuditReport, 'total_transfer_size'>> | null,
): number | null => phone?.total_bytes ?? page?.total_transfer_size ?? null;

/** Returns the facts of one page from its audit, and from Lighthouse if it saw the same page. */
export const pageFactsOf = (audit: PageAuditReport, lab: LabTimings | null): SiteFacts =>
  asShown({
    ...siteFactsOf({ company: '', domain: '', city: null }, NOTHING),
    ...speedFacts(lab && { ...MEASURED, mobile_data: lab as DeviceReport }, { ...MEASURED, ...audit }),
    ...pageFacts({ ...MEASURED, ...audit }),
    indexing: indexingFacts(audit, { company: null, ownHosts: [] }),
  });

const MEASURED = { state: 'measured', source: 'live', provider: null, measured_at: null, error: null } as const;
const NOTHING = Object.fromEntries(
  analysisName.options.map((name) => [name, { ...MEASURED, state: 'pending' }]),
) as unknown as AnalysisReport;

const isLive = ({ state }: Analysed): boolean => state === 'measured' || state === 'manual';
const isNewer = (one: Analysed, other: Analysed): boolean => (one.measured_at ?? '') > (other.measured_at ?? '');
const points = (fraction: number | null | undefined): number | null => (fraction == null ? null : Math.round(fraction * 100));
const not = (flag: boolean | null | undefined): boolean | null => (flag == null ? null : !flag);

function speedFacts(speed: AnalysisReport['pagespeed'] | null, page: AnalysisReport['page'] | null) {
  const phone = speed?.mobile_data;
  const timing = page?.page_timing;
  return {
    speedMeasured: speed !== null,
    mobilePoints: points(speed?.mobile_performance_score),
    desktopPoints: points(speed?.desktop_performance_score),
    accessibilityPoints: points(speed?.accessibility_score),
    bestPracticesPoints: points(speed?.best_practices_score),
    lighthouseSeoPoints: points(speed?.seo_score),
    mainContentMs: phone?.largest_contentful_paint ?? timing?.largest_contentful_paint ?? null,
    phoneContentMs: phone?.largest_contentful_paint ?? null,
    firstPaintMs: phone?.first_contentful_paint ?? null,
    speedIndexMs: phone?.speed_index ?? null,
    blockingMs: phone?.total_blocking_time ?? null,
    layoutShift: phone?.cumulative_layout_shift ?? null,
    timeToInteractiveMs: phone?.time_to_interactive ?? timing?.time_to_interactive ?? null,
    firstInputDelayMs: timing?.first_input_delay ?? null,
    loadingMs: timing?.dom_complete ?? timing?.duration_time ?? null,
    serverResponseMs: phone?.server_response_time ?? timing?.waiting_time ?? null,
    pageBytes: phone?.total_bytes ?? null,
    transferBytes: weightOf(phone, page),
  };
}

function pageFacts(page: AnalysisReport['page'] | null) {
  const meta = page?.meta;
  const content = meta?.content;
  const checks = page?.checks ?? {};
  const hasText = (content?.plain_text_word_count ?? 1) > 0;
  const withoutAlt = meta?.images_without_alt ?? null;
  return {
    pageMeasured: page !== null,
    httpStatus: page?.technical_info?.http_status ?? null,
    renderBlocking: checks.has_render_blocking_resources ?? null,
    compressed: page?.content_encoding ? true : not(checks.no_content_encoding),
    https: page?.technical_info?.https ?? checks.is_https ?? null,
    title: meta?.title ?? null,
    titleCharacters: meta?.title_length ?? null,
    descriptionCharacters: meta?.description_length ?? null,
    severalTitles: checks.duplicate_title_tag ?? null,
    severalDescriptions: checks.duplicate_meta_tags ?? null,
    titleConsistency: hasText ? (content?.title_to_content_consistency ?? null) : null,
    descriptionConsistency: hasText ? (content?.description_to_content_consistency ?? null) : null,
    h1Count: meta?.h1?.length ?? null,
    h1WithTextCount: meta?.h1?.filter((text) => text.trim()).length ?? null,
    canonical: checks.canonical ?? null,
    favicon: not(checks.no_favicon),
    brokenIcon: checks.broken_favicon ?? null,
    insecureFiles: meta?.insecure_files?.length ?? null,
    insecureActiveFiles: meta?.insecure_files?.filter(({ active }) => active).length ?? null,
    socialTitle: checks.has_meta_title ?? null,
    structuredData: meta?.structured_data?.length ? true : (checks.has_micromarkup ?? null),
    plainAddress: checks.seo_friendly_url_characters_check ?? null,
    imageCount: meta?.images ?? null,
    imagesWithoutAlt: withoutAlt,
    someImageWithoutAlt: withoutAlt === null ? (checks.no_image_alt ?? null) : withoutAlt > 0,
    brokenLinks: meta?.broken_links ?? null,
    linksChecked: meta?.links_checked ?? null,
    words: content?.plain_text_word_count ?? null,
    contentRate: content?.plain_text_rate ?? null,
    readingEase: content?.flesch_kincaid_readability_index ?? null,
    doctype: page?.technical_info?.doctype ?? null,
    encodingDeclared: not(checks.no_encoding_meta_tag),
    unreadableCharacters: page?.technical_info?.charset_mismatch ?? null,
    deprecatedTags: meta?.deprecated_tags ? meta.deprecated_tags.length > 0 : null,
    drawnByScripts: page?.rendered == null ? null : isDrawn(page),
  };
}

/** Returns the indexing facts of a page, including whether a canonical address is the company’s own. */
function indexingFacts(page: Pick<AnalysisReport['page'], 'url' | 'indexing'> | null, owner: Owner): Indexing | null {
  const seen = page?.indexing;
  if (!seen) return null;
  const known = [seen.url, page.url ?? ''].filter((url) => URL.canParse(url));
  return indexingOf(
    seen,
    (address) =>
      isAccepted(address, owner.ownHosts) ||
      isNamedAfter(address, owner) ||
      known.some((url) => siteKey(url) === siteKey(address) || haveSameName(url, address, owner.company)),
  );
}

function presenceFacts(report: AnalysisReport, known: <T extends Analysed>(result: T) => T | null) {
  const cms = known(report.cms);
  const ranked = known(report.keywords)?.ranked_keywords;
  const reviews = known(report.reviews);
  const asked = citationVerdict(known(report.citations)?.platforms ?? []);
  return {
    cms: cms?.cms_name ?? null,
    cmsVersion: cms?.cms_name ? (cms.version ?? null) : null,
    keywordCount: ranked?.filter(({ rank_group, rank_absolute }) => isRanked(rank_group ?? rank_absolute)).length ?? null,
    keywordsInTop10: ranked?.filter(({ rank_group, rank_absolute }) => isFirstPage(rank_group ?? rank_absolute)).length ?? null,
    rating: reviews?.reviews_count === 0 ? null : (reviews?.rating ?? null),
    reviewCount: reviews?.reviews_count ?? null,
    assistantAnswers: asked?.answered ?? null,
    assistantCitations: asked?.cited ?? null,
  };
}

/** Without its scripts the page has no title, or hardly any of its text. */
const isDrawn = ({ raw, meta }: AnalysisReport['page']): boolean =>
  raw != null &&
  ((raw.title === null && meta?.title != null) || raw.words < LIMITS.sourceWordShare * (meta?.content.plain_text_word_count ?? 0));
