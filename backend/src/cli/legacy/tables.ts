import { source } from '../../modules/analysis/results/analysis.contract.js';
import type { StoredAnalysis } from '../../modules/analysis/results/analysis.js';
import { ownName } from '../../rules/company-name.rules.js';
import {
  answersOf,
  cmsConfidenceOf,
  deviceOf,
  fractionOf,
  keywordsOf,
  pageOf,
  Refused,
  type Row,
  recommendationsOf,
  reviewsOf,
  socialProfilesOf,
  technologiesOf,
} from './shapes.js';

export interface LegacyTable {
  name: string;
  /** Columns that identify an existing row. */
  key: readonly string[];
  /** Column with the date of the row's content, when it is not `updated_at`: a newer one here is never overwritten. */
  date?: string;
  /** JSON column for unknown columns. */
  rest?: string;
  /** Old names of columns. */
  names?: Readonly<Record<string, string>>;
  /** The analysis of the result; missing figures are carried over. */
  analysis?: StoredAnalysis;
  /** Converts values; `raw` are the original texts. */
  reshape?: (row: Row, raw: Row) => Row;
}

const FIRST_DATES = ['measured_at', 'analyzed_at', 'analysis_date', 'last_checked', 'updated_at', 'created_at'];

/** Adds source, tool and time to a result. */
function withOrigin(row: Row): Row {
  const measuredAt = FIRST_DATES.map((name) => row[name]).find((date) => date != null);
  if (measuredAt === undefined) throw new Refused('aucune date de mesure');
  const known = source.safeParse(row.source);
  const named = known.success ? known.data : isExample(row.source) ? 'sample' : 'live';
  const provider = row.provider ?? (known.success || row.source == null ? 'Ancien système' : row.source);
  return { ...row, source: named, provider, measured_at: measuredAt };
}

const isExample = (name: unknown): boolean => /mock|sample|exempl|random|fallback|demo/i.test(String(name ?? ''));
const hasOrigin = (row: Row): boolean => row.source != null || row.provider != null;

/** The old system replaced a failed keyword call by five random keywords and stored them like a result (specification 3, section 4). */
const RANDOM_KEYWORDS = 5;

function keywordResult(row: Row): Row {
  const keywords = row.ranked_keywords == null ? null : keywordsOf(row.ranked_keywords);
  return {
    ...row,
    analysis_type: row.analysis_type ?? 'ranked_keywords',
    analyzed_at: row.analyzed_at ?? row.updated_at ?? row.created_at,
    ...(keywords && { ranked_keywords: keywords }),
    ...(!hasOrigin(row) && keywords?.length === RANDOM_KEYWORDS && { source: 'sample' }),
  };
}

/** Zero citations on zero pages also meant a failed call (specification 3, section 8): without answers it counts as not measured. */
function citationResult(row: Row): Row {
  const answers = answersOf(row.answers);
  const unproven = !hasOrigin(row) && answers.length === 0 && !Number(row.citations_count) && !Number(row.pages_count);
  return { ...row, ...given(row, 'answers', () => answers), ...(unproven && { citations_count: null, pages_count: null }) };
}

const ANALYSES: Readonly<Record<string, StoredAnalysis>> = {
  pagespeed_results: 'pagespeed',
  cms_detection_results: 'cms',
  connectivity_results: 'connectivity',
  instant_page_analysis: 'page',
  keyword_analysis_results: 'keywords',
  google_reviews_results: 'reviews',
  personalized_intros: 'intro',
  ai_recommendations: 'recommendations',
};

const result = (name: string, key: string[], reshape: (row: Row, raw: Row) => Row = (row) => row): LegacyTable => ({
  name,
  ...(ANALYSES[name] && { analysis: ANALYSES[name] }),
  key,
  date: 'measured_at',
  reshape: (row, raw) => withOrigin(reshape(row, raw)),
});

const SCORES = [
  'performance_score',
  'mobile_performance_score',
  'desktop_performance_score',
  'accessibility_score',
  'best_practices_score',
  'seo_score',
];
const nameIn = (value: unknown): string | null => (typeof value === 'string' ? ownName(value) : null);
const given = (row: Row, column: string, read: (value: unknown) => unknown): Row =>
  row[column] == null ? {} : { [column]: read(row[column]) };

/** The tables of the specification in the order of their foreign keys. */
export const legacyTables: readonly LegacyTable[] = [
  { name: 'email_campaigns', key: ['id'] },
  {
    name: 'prospects',
    key: ['id'],
    rest: 'metadata',
    names: { first_name: 'prenom', last_name: 'nom', phone: 'telephone', website: 'site_url' },
    reshape: (row) => {
      const metadata = row.metadata as Row | null;
      const business_name = nameIn(row.business_name);
      const company = nameIn(metadata?.company);
      const nom = row.nom || business_name || company;
      if (!nom) throw new Refused('ni nom ni entreprise');
      if (!row.token) throw new Refused('aucun token');
      const own = {
        ...(row.business_name != null && { business_name }),
        ...(metadata?.company != null && { metadata: { ...metadata, company } }),
      };
      return { ...row, ...own, nom, email: typeof row.email === 'string' ? row.email.trim() : row.email };
    },
  },
  { name: 'notes', key: ['id'] },
  { name: 'quiz_questions', key: ['id'] },
  { name: 'reponses_quiz', key: ['prospect_id', 'question_id'], date: 'timestamp' },
  result('pagespeed_results', ['prospect_id'], (row) => ({
    ...row,
    ...Object.fromEntries(SCORES.filter((name) => row[name] != null).map((name) => [name, fractionOf(row[name], name)])),
    ...given(row, 'mobile_data', deviceOf),
    ...given(row, 'desktop_data', deviceOf),
  })),
  result('cms_detection_results', ['prospect_id'], (row, raw) => ({
    ...row,
    detected: row.detected ?? row.cms_name != null,
    // a fraction would be lost in an integer column
    confidence: cmsConfidenceOf({ ...row, confidence: raw.confidence }),
    ...given(row, 'technologies', technologiesOf),
    ...given(row, 'social_profiles', socialProfilesOf),
  })),
  result('connectivity_results', ['prospect_id']),
  result('instant_page_analysis', ['prospect_id', 'url'], (row) => ({
    ...row,
    ...pageOf(row),
    analysis_date: row.analysis_date ?? row.created_at,
  })),
  result('keyword_analysis_results', ['prospect_id', 'domain', 'analysis_type'], keywordResult),
  { name: 'dataforseo_keywords', key: ['id'], names: { volume: 'search_volume' } },
  result('google_reviews_results', ['prospect_id'], (row) => ({ ...row, ...given(row, 'reviews', reviewsOf) })),
  result('ai_citations_results', ['prospect_id', 'platform'], citationResult),
  result('personalized_intros', ['prospect_id']),
  result('ai_recommendations', ['prospect_id'], (row) => ({ ...row, ...given(row, 'recommendations', recommendationsOf) })),
  { name: 'referrals', key: ['id'] },
  { name: 'seo_audit_requests', key: ['id'] },
  { name: 'blocked_urls', key: ['id'] },
  { name: 'messages', key: ['key'] },
  { name: 'contact_messages', key: ['id'] },
  { name: 'settings', key: ['key'] },
  { name: 'api_keys', key: ['service'], rest: 'metadata', names: { key: 'api_key' } },
  {
    name: 'emelia_events',
    key: ['dedupe_key'],
    reshape: (row) => ({ ...row, raw: row.raw ?? row, dedupe_key: row.dedupe_key ?? `legacy:${String(row.id)}` }),
  },
];
