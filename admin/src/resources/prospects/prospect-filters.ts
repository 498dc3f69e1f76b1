import type { Canton } from '../../../../backend/src/rules/cantons.rules';
import type { Language } from '../../../../backend/src/rules/language.rules';
import type { RedFlag } from '../../../../backend/src/rules/review.rules';
import type { ReviewStatus } from '../../../../backend/src/rules/review-state.rules';
import type { CampaignStep, ProspectStatus } from '../../api/types';

/** By the days of Switzerland, at each asking. */
export const NEXT_DUE = ['overdue', 'today', 'week', 'none'] as const;
export type NextDue = (typeof NEXT_DUE)[number];

/** What the list of prospects can be filtered by; the names are the server's. */
export interface ProspectFilters {
  q?: string;
  page_vue?: boolean;
  quiz_fait?: boolean;
  high_score?: boolean;
  rdv_pris?: boolean;
  has_site?: boolean;
  example?: boolean;
  /** The stages of the funnel, as the figures of the dashboard lead here. */
  contacted?: boolean;
  quiz_commence?: boolean;
  quiz_en_cours?: boolean;
  status?: ProspectStatus;
  review_status?: ReviewStatus;
  language?: Language;
  approved?: boolean;
  /** Whether anything is to be looked at; one of these flags; none of those. */
  flagged?: boolean;
  red_flag?: RedFlag | RedFlag[];
  without_flag?: RedFlag[];
  /** As the figures of a campaign lead here. */
  permitted?: boolean;
  without_id?: string[];
  in_audience?: string;
  left_out_of?: string;
  left_out_reason?: string;
  /** As the charts of the statistics lead here. */
  visited_on?: string;
  in_campaign?: string;
  campaign_step?: CampaignStep;
  /** Figures of the website, and its company. */
  cms?: string;
  mobile_points_lt?: number;
  critical_gte?: number;
  hidden_from_google?: boolean;
  rating_lt?: number;
  scanned_at_lt?: string;
  canton?: Canton;
  place?: string;
  activity?: string;
  owner_id?: string;
  /** Whether they have an owner. */
  owned?: boolean;
  next_due?: NextDue;
  score_gte?: number;
  score_lte?: number;
  /** Midnight in Zurich. */
  created_at_gte?: string;
  /** Midnight in Zurich after the last day. */
  created_at_lt?: string;
}

export const PRESETS = ['page_vue', 'quiz_fait', 'high_score'] as const;
export type Preset = (typeof PRESETS)[number];

/** The quick filter in force: `all` while nothing filters at all, null when several apply at once or only others do. */
export function presetOf(filters: ProspectFilters): Preset | 'all' | null {
  const active = PRESETS.filter((preset) => filters[preset] !== undefined);
  if (active.length === 0) return isFiltered(filters) ? null : 'all';
  const [only] = active;
  return active.length === 1 && only && filters[only] === true ? only : null;
}

/** Another quick filter; search and further filters stay, except that « Tous » shows all. */
export function withPreset(filters: ProspectFilters, preset: Preset | 'all'): ProspectFilters {
  return preset === 'all' ? {} : { ...withoutKeys(filters, PRESETS), [preset]: true };
}

export function withoutKeys(filters: ProspectFilters, keys: readonly (keyof ProspectFilters)[]): ProspectFilters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key as keyof ProspectFilters)));
}

/** Removes empty filters, so that the URL contains only effective ones. */
export const compact = (filters: ProspectFilters): ProspectFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''));

export const isFiltered = (filters: ProspectFilters): boolean => Object.keys(compact(filters)).length > 0;
