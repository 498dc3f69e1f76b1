import {
  answersOf,
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
  /** What tells that a row is already here. */
  key: readonly string[];
  /** Column with the date of the row's content, when it is not `updated_at`: a newer one here is never overwritten. */
  date?: string;
  /** JSON column that keeps the columns we do not know. */
  rest?: string;
  /** Old names of columns. */
  names?: Readonly<Record<string, string>>;
  reshape?: (row: Row) => Row;
}

const FIRST_DATES = ['measured_at', 'analyzed_at', 'analysis_date', 'last_checked', 'updated_at', 'created_at'];

/** A result says when it was measured, by what, and that it was measured. */
function withOrigin(row: Row): Row {
  const measuredAt = FIRST_DATES.map((name) => row[name]).find((date) => date != null);
  if (measuredAt === undefined) throw new Refused('aucune date de mesure');
  return { ...row, source: row.source ?? 'live', provider: row.provider ?? 'Ancien système', measured_at: measuredAt };
}

const result = (name: string, key: string[], reshape: (row: Row) => Row = (row) => row): LegacyTable => ({
  name,
  key,
  date: 'measured_at',
  reshape: (row) => withOrigin(reshape(row)),
});

const SCORES = [
  'performance_score',
  'mobile_performance_score',
  'desktop_performance_score',
  'accessibility_score',
  'best_practices_score',
  'seo_score',
];
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
      const company = row.business_name ?? (row.metadata as Row | null)?.company;
      const nom = row.nom || company;
      if (!nom) throw new Refused('ni nom ni entreprise');
      if (!row.token) throw new Refused('aucun token');
      return { ...row, nom, email: typeof row.email === 'string' ? row.email.trim() : row.email };
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
  result('cms_detection_results', ['prospect_id'], (row) => ({
    ...row,
    detected: row.detected ?? row.cms_name != null,
    confidence: row.confidence == null ? null : Math.round(100 * (fractionOf(row.confidence, 'confidence') ?? 0)),
    ...given(row, 'technologies', technologiesOf),
    ...given(row, 'social_profiles', socialProfilesOf),
  })),
  result('connectivity_results', ['prospect_id']),
  result('instant_page_analysis', ['prospect_id', 'url'], (row) => ({
    ...row,
    ...pageOf(row),
    analysis_date: row.analysis_date ?? row.created_at,
  })),
  result('keyword_analysis_results', ['prospect_id', 'domain', 'analysis_type'], (row) => ({
    ...row,
    analysis_type: row.analysis_type ?? 'ranked_keywords',
    analyzed_at: row.analyzed_at ?? row.updated_at ?? row.created_at,
    ...given(row, 'ranked_keywords', keywordsOf),
  })),
  { name: 'dataforseo_keywords', key: ['id'], names: { volume: 'search_volume' } },
  result('google_reviews_results', ['prospect_id'], (row) => ({ ...row, ...given(row, 'reviews', reviewsOf) })),
  result('ai_citations_results', ['prospect_id', 'platform'], (row) => ({ ...row, ...given(row, 'answers', answersOf) })),
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
