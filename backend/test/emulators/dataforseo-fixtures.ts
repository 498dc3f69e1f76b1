import { type Business, businessOf, hash, hostOf } from './businesses.ts';

const SERP = { se_type: 'google', location_code: 2756, language_code: 'fr' };

/** `ranked_keywords`: sixteen keywords for every domain, none for `empty.test`. */
export function rankedKeywords(target: string, types: string[]): object {
  const nothing = { ...SERP, target, total_count: 0, items_count: 0, metrics: null, metrics_absolute: null, items: null };
  if (target.includes('empty.test')) return nothing;
  const { name, trade, city } = businessOf(target);
  const brand = name.toLowerCase();
  const words = [`${trade} ${city}`, brand, `${brand} avis`, `${trade} ouvert dimanche`, `${trade} prix`, `meilleur ${trade} ${city}`];
  const all = [...words, ...Array.from({ length: 10 }, (_, index) => `${trade} ${city} ${index + 1}`)].map((word) => word.toLowerCase());
  const ranked = all.map((keyword, index) => rankedKeyword(target, keyword, index));
  const cited = { pos_1: 1, pos_2_3: 2, pos_4_10: 0, etv: 14.2, count: 3, estimated_paid_traffic_cost: 9.1 };
  return {
    ...SERP,
    target,
    total_count: all.length,
    items_count: all.length,
    metrics: {
      organic: {
        ...{ pos_1: 3, pos_2_3: 7, pos_4_10: 22, pos_11_20: 31, pos_21_30: 40, pos_31_40: 28, pos_41_50: 24 },
        ...{ pos_51_60: 19, pos_61_70: 16, pos_71_80: 11, pos_81_90: 8, pos_91_100: 5 },
        ...{ etv: 412.63, count: 214, estimated_paid_traffic_cost: 388.4, is_new: 12, is_up: 48, is_down: 37, is_lost: 6 },
      },
      paid: null,
      ai_overview_reference: types.includes('ai_overview_reference') ? cited : null,
    },
    metrics_absolute: null,
    items: [...ranked, ...(types.includes('ai_overview_reference') ? [{ ...ranked[0], ...aiReference(target) }] : [])],
  };
}

function rankedKeyword(target: string, keyword: string, index: number): object {
  const seed = hash(`${target}#${keyword}`);
  const first = index === 0;
  const volume = first ? 1900 : index === 15 ? null : 10 * (1 + (seed % 90));
  const rank = first ? 4 : 1 + ((seed >>> 6) % 60);
  return {
    se_type: 'google',
    keyword_data: {
      ...SERP,
      keyword,
      keyword_info: {
        competition: first ? 0.07 : volume === null ? null : (seed % 100) / 100,
        competition_level: 'LOW',
        cpc: first ? 0.86 : volume === null ? null : (seed % 300) / 100,
        search_volume: volume,
      },
      search_intent_info: { main_intent: 'transactional' },
      serp_info: null,
    },
    ranked_serp_element: {
      se_type: 'google',
      serp_item: {
        type: 'organic',
        rank_group: rank,
        rank_absolute: first ? 7 : rank + 3,
        domain: target,
        title: `${keyword} – ${target}`,
        url: `https://${target}/`,
        relative_url: '/',
        description: 'Une maison de la région.',
        etv: first ? 61.3 : (seed % 400) / 10,
        estimated_paid_traffic_cost: first ? 52.7 : (seed % 300) / 10,
      },
      is_lost: false,
    },
  };
}

const aiReference = (target: string) => ({
  ranked_serp_element: {
    serp_item: { type: 'ai_overview_reference', rank_group: 2, rank_absolute: 2, domain: target, url: `https://${target}/`, title: target },
  },
});

/** `instant_pages`: `broken.test` cannot be opened, `moved.test` redirects to www. */
export function instantPage(url: string): object {
  const host = hostOf(url);
  const crawl = { crawl_progress: 'finished', crawl_status: null, crawl_gateway_address: '203.0.113.7', items_count: 1 };
  const base = { url, fetch_time: '2026-11-20 09:12:44 +00:00' };
  if (host === 'broken.test') return { ...crawl, items: [{ ...base, resource_type: 'broken', status_code: 500, location: null }] };
  if (host === 'moved.test' && !url.includes('www.')) {
    return { ...crawl, items: [{ ...base, resource_type: 'redirect', status_code: 301, location: 'https://www.moved.test/' }] };
  }
  return { ...crawl, items: [htmlPage(url, businessOf(host))] };
}

const htmlPage = (url: string, business: Business) => ({
  resource_type: 'html',
  status_code: 200,
  location: null,
  url,
  meta: htmlMeta(url, business),
  page_timing: PAGE_TIMING,
  onpage_score: 81.42,
  total_dom_size: 96_211,
  resource_errors: { errors: null, warnings: [{ line: 0, column: 0, message: 'Has node with more than 60 childs.', status_code: 1 }] },
  broken_resources: false,
  broken_links: false,
  duplicate_title: false,
  duplicate_description: false,
  duplicate_content: false,
  click_depth: 0,
  size: 96_211,
  encoded_size: 19_822,
  total_transfer_size: 3_290_144,
  fetch_time: '2026-11-20 09:12:44 +00:00',
  cache_control: { cachable: false, ttl: 0 },
  checks: CHECKS,
  content_encoding: 'gzip',
  media_type: 'text/html',
  server: 'nginx',
  is_resource: false,
  url_length: url.length,
  relative_url_length: 1,
  last_modified: { header: null, sitemap: null, meta_tag: null },
});

const htmlMeta = (url: string, { name, cms }: Business) => ({
  title: name,
  charset: 65001,
  follow: true,
  generator: cms ? `${cms.name} ${cms.version}`.trim() : null,
  htags: { h1: [name], h2: ['Nos services', 'Horaires'] },
  description: null,
  favicon: `${new URL(url).origin}/favicon.ico`,
  meta_keywords: null,
  canonical: url,
  internal_links_count: 18,
  external_links_count: 4,
  inbound_links_count: 0,
  images_count: 22,
  images_size: 2_411_034,
  scripts_count: 14,
  scripts_size: 611_000,
  stylesheets_count: 6,
  stylesheets_size: 148_000,
  title_length: name.length,
  description_length: 0,
  cumulative_layout_shift: 0.18,
  content: {
    plain_text_size: 3120,
    plain_text_rate: 0.041,
    plain_text_word_count: 498,
    flesch_kincaid_readability_index: 48.7,
    description_to_content_consistency: 0,
    title_to_content_consistency: 1,
  },
  deprecated_tags: null,
  duplicate_meta_tags: null,
  spell: null,
  social_media_tags: { 'og:title': name },
});

const PAGE_TIMING = {
  time_to_interactive: 5210,
  dom_complete: 5890,
  largest_contentful_paint: 4120.5,
  first_input_delay: 0,
  connection_time: 38,
  time_to_secure_connection: 41,
  request_sent_time: 1,
  waiting_time: 780,
  download_time: 24,
  duration_time: 884,
  fetch_start: 0,
  fetch_end: 884,
};

const CHECKS = {
  is_https: true,
  is_http: false,
  is_www: false,
  no_description: true,
  no_h1_tag: false,
  no_image_alt: true,
  no_favicon: false,
  has_html_doctype: true,
  has_micromarkup: false,
  has_render_blocking_resources: true,
  high_loading_time: true, // the vendor counts the rendering; ours is the request alone
  high_waiting_time: false,
  irrelevant_description: true,
  title_too_long: false,
  low_readability_rate: false,
  large_page_size: false,
  canonical: true,
  seo_friendly_url: true,
};

/** `my_business_info`. */
export const businessItem = (business: Business, keyword: string) => ({
  keyword,
  se_domain: 'google.ch',
  location_code: 2756,
  language_code: 'fr',
  check_url: 'https://www.google.ch/search?q=boulangerie',
  datetime: '2026-11-20 09:15:02 +00:00',
  item_types: ['google_business_info'],
  items_count: 1,
  items: [
    {
      type: 'google_business_info',
      rank_group: 1,
      rank_absolute: 1,
      title: business.name,
      category: business.trade,
      cid: business.cid,
      place_id: business.placeId,
      address: addressOf(business),
      address_info: { address: business.street, city: business.city, zip: business.zip, country_code: 'CH' },
      phone: business.phone,
      url: `https://${business.domain}/`,
      domain: business.domain,
      is_claimed: true,
      rating: { rating_type: 'Max5', value: business.rating, votes_count: business.reviews, rating_max: null },
    },
  ],
});

/** The finished reviews task: three reviews, one of stars only. */
export const reviewsOf = (business: Business) => ({
  keyword: null,
  type: 'reviews',
  se_domain: 'google.ch',
  location_code: 2756,
  language_code: 'fr',
  check_url: 'https://www.google.ch/maps',
  datetime: '2026-11-21 09:21:40 +00:00',
  title: business.name,
  sub_title: addressOf(business),
  rating: { rating_type: 'Max5', value: business.rating, votes_count: business.reviews, rating_max: 5 },
  place_id: business.placeId,
  cid: business.cid,
  reviews_count: business.reviews,
  items_count: 3,
  items: [
    reviewItem('Luc M.', 2, null, '2026-10-31 00:00:00 +00:00'),
    reviewItem('Anne R.', 5, 'Accueil chaleureux, on reviendra.', '2026-10-12 00:00:00 +00:00'),
    reviewItem('Sofia B.', 4, 'Très bien, un peu d’attente.', '2026-09-02 00:00:00 +00:00'),
  ],
});

const reviewItem = (name: string, stars: number, text: string | null, timestamp: string) => ({
  type: 'google_reviews_search',
  review_text: text,
  timestamp,
  rating: { rating_type: 'Max5', value: stars, votes_count: null, rating_max: 5 },
  profile_name: name,
  profile_url: 'https://www.google.com/maps/contrib/1',
  profile_image_url: 'https://lh3.googleusercontent.com/a/exemple',
  owner_answer: null,
});

const addressOf = ({ street, zip, city }: Business) => `${street}, ${zip} ${city}`;

/** An assistant’s answer that cites two sites; the domain of a question “… exemple.ch …” is cited by half of the questions. */
export function llmAnswer(assistant: string, question: string, model: string): object {
  const domain = /[\p{L}\d-]+\.(?:ch|com|test)\b/u.exec(question)?.[0] ?? 'boulangerie-exemple.ch';
  const cites = assistant === 'perplexity' || hash(question) % 2 === 0;
  const own = { title: businessOf(domain).name, url: `https://${domain}/` };
  const other = { title: 'Annuaire Exemple', url: 'https://annuaire-exemple.ch/liste' };
  return {
    model_name: model,
    input_tokens: 41,
    output_tokens: 380,
    reasoning_tokens: 0,
    web_search: true,
    money_spent: 0.0121,
    datetime: '2026-11-21 09:30:00 +00:00',
    items: [
      {
        type: 'message',
        sections: [
          { type: 'text', text: 'On recommande souvent cette maison.', annotations: cites ? [own, other, own] : [other] },
          { type: 'text', text: 'Vérifiez les horaires.', annotations: null },
        ],
      },
    ],
    fan_out_queries: null,
  };
}
