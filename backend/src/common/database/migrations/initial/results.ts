/** One row for each prospect and analysis; results of a former address are put aside as JSON. */
export const RESULTS = `
CREATE TABLE pagespeed_results (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL UNIQUE REFERENCES prospects ON DELETE CASCADE,
  url text NOT NULL,
  performance_score double precision,
  mobile_performance_score double precision,
  desktop_performance_score double precision,
  accessibility_score double precision,
  best_practices_score double precision,
  seo_score double precision,
  mobile_data jsonb,
  desktop_data jsonb,
  runs integer DEFAULT 1 NOT NULL,
  range jsonb,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  source text DEFAULT 'live' NOT NULL,
  provider text DEFAULT '' NOT NULL,
  measured_at timestamptz NOT NULL,
  origins jsonb DEFAULT '{}' NOT NULL,
  failures jsonb DEFAULT '[]' NOT NULL
);
CREATE INDEX pagespeed_results_mobile_idx ON pagespeed_results (mobile_performance_score)
  WHERE source = 'live' AND mobile_performance_score IS NOT NULL;

CREATE TABLE cms_detection_results (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL UNIQUE REFERENCES prospects ON DELETE CASCADE,
  url text NOT NULL,
  detected boolean NOT NULL,
  cms_name text,
  version text,
  confidence integer,
  logo_url text,
  details jsonb DEFAULT '{}' NOT NULL,
  technologies jsonb DEFAULT '[]' NOT NULL,
  social_profiles jsonb DEFAULT '[]' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  source text DEFAULT 'live' NOT NULL,
  provider text DEFAULT '' NOT NULL,
  measured_at timestamptz NOT NULL,
  origins jsonb DEFAULT '{}' NOT NULL
);

CREATE TABLE connectivity_results (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL UNIQUE REFERENCES prospects ON DELETE CASCADE,
  url text NOT NULL,
  accessible boolean NOT NULL,
  outcome text NOT NULL,
  status_code integer,
  response_time_ms integer,
  final_url text,
  redirects jsonb DEFAULT '[]' NOT NULL,
  tls jsonb,
  reason text,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  source text DEFAULT 'live' NOT NULL,
  provider text DEFAULT '' NOT NULL,
  measured_at timestamptz NOT NULL,
  doubt text,
  origins jsonb DEFAULT '{}' NOT NULL
);

CREATE TABLE instant_page_analysis (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  url text NOT NULL,
  analysis_date timestamptz NOT NULL,
  onpage_score double precision,
  page_timing jsonb NOT NULL,
  meta jsonb NOT NULL,
  resource_errors jsonb NOT NULL,
  cache_control jsonb NOT NULL,
  checks jsonb NOT NULL,
  technical_info jsonb NOT NULL,
  seo_issues jsonb NOT NULL,
  raw_response jsonb,
  content_encoding text,
  media_type text,
  server text,
  total_dom_size integer,
  size integer,
  encoded_size integer,
  total_transfer_size integer,
  url_length integer,
  relative_url_length integer,
  broken_resources boolean,
  broken_links boolean,
  duplicate_title boolean,
  duplicate_description boolean,
  duplicate_content boolean,
  click_depth integer,
  fetch_time timestamptz,
  last_modified jsonb,
  social_media_tags jsonb DEFAULT '{}' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  source text DEFAULT 'live' NOT NULL,
  provider text DEFAULT '' NOT NULL,
  measured_at timestamptz NOT NULL,
  rendered boolean,
  raw jsonb,
  origins jsonb DEFAULT '{}' NOT NULL,
  indexing jsonb,
  UNIQUE (prospect_id, url)
);

CREATE TABLE keyword_analysis_results (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  domain text NOT NULL,
  analysis_type text DEFAULT 'ranked_keywords' NOT NULL,
  ranked_keywords jsonb DEFAULT '[]' NOT NULL,
  metrics jsonb,
  analyzed_at timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  source text DEFAULT 'live' NOT NULL,
  provider text DEFAULT '' NOT NULL,
  measured_at timestamptz NOT NULL,
  origins jsonb DEFAULT '{}' NOT NULL,
  UNIQUE (prospect_id, domain, analysis_type)
);
CREATE INDEX keyword_analysis_results_analyzed_at_id_idx ON keyword_analysis_results (analyzed_at, id);

CREATE TABLE dataforseo_keywords (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  domain text NOT NULL,
  keyword text NOT NULL,
  position integer,
  search_volume integer,
  url text,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX dataforseo_keywords_prospect_id_keyword_idx ON dataforseo_keywords (prospect_id, keyword);

CREATE TABLE google_reviews_results (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL UNIQUE REFERENCES prospects ON DELETE CASCADE,
  status text DEFAULT 'not_found' NOT NULL,
  name text,
  rating double precision,
  reviews_count integer,
  cid text,
  place_id text,
  address text,
  website text,
  phone text,
  url text,
  reviews jsonb DEFAULT '[]' NOT NULL,
  task_id text,
  error text,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  source text DEFAULT 'live' NOT NULL,
  provider text DEFAULT '' NOT NULL,
  measured_at timestamptz NOT NULL,
  category text,
  origins jsonb DEFAULT '{}' NOT NULL
);

CREATE TABLE ai_citations_results (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  platform text NOT NULL,
  citations_count integer,
  pages_count integer,
  runs integer,
  answers jsonb DEFAULT '[]' NOT NULL,
  last_checked timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  source text DEFAULT 'live' NOT NULL,
  provider text DEFAULT '' NOT NULL,
  measured_at timestamptz NOT NULL,
  replaceable boolean DEFAULT false NOT NULL,
  failed jsonb,
  origins jsonb DEFAULT '{}' NOT NULL,
  UNIQUE (prospect_id, platform)
);

CREATE TABLE ai_recommendations (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL UNIQUE REFERENCES prospects ON DELETE CASCADE,
  recommendations jsonb DEFAULT '[]' NOT NULL,
  analysis jsonb DEFAULT '[]' NOT NULL,
  edited_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  source text DEFAULT 'live' NOT NULL,
  provider text DEFAULT '' NOT NULL,
  measured_at timestamptz NOT NULL,
  replaceable boolean DEFAULT false NOT NULL,
  choice jsonb,
  made_of jsonb,
  draft jsonb,
  approval jsonb,
  origins jsonb DEFAULT '{}' NOT NULL
);
CREATE INDEX ai_recommendations_filled_idx ON ai_recommendations (prospect_id) WHERE recommendations <> '[]';

CREATE TABLE personalized_intros (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL UNIQUE REFERENCES prospects ON DELETE CASCADE,
  content text NOT NULL,
  edited_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  source text DEFAULT 'live' NOT NULL,
  provider text DEFAULT '' NOT NULL,
  measured_at timestamptz NOT NULL,
  choice jsonb,
  made_of jsonb,
  draft jsonb,
  approval jsonb,
  origins jsonb DEFAULT '{}' NOT NULL
);

CREATE TABLE former_results (
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  site text NOT NULL,
  kind text NOT NULL,
  rows jsonb NOT NULL,
  aside_at timestamptz,
  written text,
  PRIMARY KEY (prospect_id, site, kind)
);

CREATE TABLE plan_steps (
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  step_id text NOT NULL,
  title text NOT NULL,
  done_at timestamptz,
  asked_at timestamptz,
  analysis text,
  found_before jsonb DEFAULT '[]' NOT NULL,
  PRIMARY KEY (prospect_id, step_id)
);
`;
