import { accountsWith, hurry, openGate } from '../../../test/emulators/doubles.js';
import { faultMatrix, faultOf } from '../../../test/emulators/fault-matrix.js';
import { faults } from '../../../test/emulators/faults.js';
import { type Emulators, KEYS, startEmulators } from '../../../test/emulators/index.js';
import { readConfig } from '../../common/config/env.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import { AccountBalances } from './account-balances.service.js';
import { BusinessReviewsClient } from './business-reviews.client.js';
import { DataForSeo } from './data-for-seo.service.js';
import { InstantPagesClient } from './instant-pages.client.js';
import { LlmResponsesClient } from './llm-responses.client.js';
import { RankedKeywordsClient } from './ranked-keywords.client.js';

let emulators: Emulators;
let dataForSeo: DataForSeo;
const { gate, costs } = openGate();
const dataForSeoWith = (accounts = accountsWith()) => new DataForSeo(new VendorHttp(gate, readConfig(emulators.env)), accounts);
const DOMAIN = 'boulangerie-exemple.ch';
const PLACE_ID = 'ChIJYm91bGFuZ2VyaWUtZXhlbXBsZS5jaA';

beforeAll(async () => {
  emulators = await startEmulators();
  dataForSeo = dataForSeoWith();
});
beforeEach(() => {
  emulators.dataforseo.reset();
  costs.length = 0;
});
afterAll(() => emulators.stop());

const lastTask = () => (emulators.dataforseo.requests.at(-1)?.body as object[] | undefined)?.[0];

describe('ranked keywords', () => {
  it('maps a known domain', async () => {
    const { keywords, metrics } = await new RankedKeywordsClient(dataForSeo).rankedKeywords(`www.${DOMAIN}`);
    expect(keywords).toHaveLength(16);
    expect(keywords[0]).toEqual({
      keyword: 'boulangerie lausanne',
      rank_group: 4,
      rank_absolute: 7,
      url: 'https://boulangerie-exemple.ch/',
      search_volume: 1900,
      cpc: 0.86,
      competition: 0.07,
      etv: 61.3,
      estimated_paid_traffic_cost: 52.7,
      title: 'boulangerie lausanne – boulangerie-exemple.ch',
      description: 'Une maison de la région.',
    });
    expect(keywords[15]).toMatchObject({ search_volume: null, cpc: null, competition: null });
    expect(metrics).toEqual({
      keywords_count: 214,
      positions: {
        pos_1: 3,
        pos_2_3: 7,
        pos_4_10: 22,
        pos_11_20: 31,
        pos_21_30: 40,
        pos_31_40: 28,
        pos_41_50: 24,
        pos_51_60: 19,
        pos_61_70: 16,
        pos_71_80: 11,
        pos_81_90: 8,
        pos_91_100: 5,
      },
      etv: 412.63,
      estimated_paid_traffic_cost: 388.4,
      ai_overview_count: 3,
    });
    expect(lastTask()).toEqual({
      target: DOMAIN,
      location_name: 'Switzerland',
      language_name: 'French',
      item_types: ['organic', 'ai_overview_reference'],
      limit: 20,
      order_by: ['keyword_data.keyword_info.search_volume,desc'],
    });
    expect(costs).toEqual([0.0147]);
  });

  it.each(['empty.test', 'noresults.test'])('returns a live empty list for %s', async (domain) => {
    const { keywords, metrics } = await new RankedKeywordsClient(dataForSeo).rankedKeywords(domain);
    expect(keywords).toEqual([]);
    expect(metrics).toMatchObject({ keywords_count: 0, etv: 0, estimated_paid_traffic_cost: null, ai_overview_count: null });
  });
});

describe('instant pages', () => {
  it('maps a page without applying limits', async () => {
    const report = await new InstantPagesClient(dataForSeo).audit('https://boulangerie-exemple.ch/');
    expect(report).toEqual({
      url: 'https://boulangerie-exemple.ch/',
      rendered: null,
      raw: null,
      indexing: null,
      page_timing: {
        time_to_interactive: 5210,
        dom_complete: 5890,
        largest_contentful_paint: 4120.5,
        first_input_delay: null,
        connection_time: 38,
        waiting_time: 780,
        download_time: 24,
        duration_time: 884,
      },
      meta: {
        title: 'Boulangerie Exemple',
        description: null,
        title_length: 19,
        undescribed_images: null,
        description_length: 0,
        lang: null,
        charset: 'utf-8',
        generator: 'WordPress 6.8.1',
        favicon: 'https://boulangerie-exemple.ch/favicon.ico',
        canonical: 'https://boulangerie-exemple.ch/',
        robots: null,
        viewport: null,
        hreflang: [],
        h1: ['Boulangerie Exemple'],
        htags: { h1: ['Boulangerie Exemple'], h2: ['Nos services', 'Horaires'] },
        images: 22,
        images_count: 22,
        images_size: 2411034,
        images_without_alt: null,
        images_with_empty_alt: null,
        scripts_count: 14,
        scripts_size: 611000,
        stylesheets_count: 6,
        stylesheets_size: 148000,
        internal_links: 18,
        external_links: 4,
        internal_links_count: 18,
        external_links_count: 4,
        broken_links: null,
        links_checked: null,
        broken: [],
        broken_resources: [],
        insecure_files: null,
        structured_data: [],
        deprecated_tags: [],
        content: {
          plain_text_size: 3120,
          plain_text_word_count: 498,
          plain_text_rate: 0.041,
          flesch_kincaid_readability_index: null,
          title_to_content_consistency: 1,
          description_to_content_consistency: null,
        },
      },
      resource_errors: { errors: [], warnings: [{ message: 'Has node with more than 60 childs.', line: 0, column: 0 }] },
      cache_control: { cachable: false, ttl: 0 },
      checks: {
        is_https: true,
        is_http: false,
        is_www: false,
        is_redirect: false,
        is_4xx_code: false,
        is_5xx_code: false,
        is_broken: false,
        no_title: false,
        no_description: true,
        no_h1_tag: false,
        no_image_alt: true,
        no_favicon: false,
        has_html_doctype: true,
        has_meta_title: true,
        has_micromarkup: false,
        has_render_blocking_resources: true,
        no_content_encoding: false,
        deprecated_html_tags: false,
        canonical: true,
        seo_friendly_url_characters_check: true,
        seo_friendly_url_dynamic_check: true,
      },
      technical_info: { doctype: true, https: true, charset_from: null, wrong_charset: null, charset_mismatch: null, http_status: 200 },
      content_encoding: 'gzip',
      media_type: 'text/html',
      server: 'nginx',
      total_dom_size: null,
      size: 96211,
      encoded_size: 19822,
      total_transfer_size: 3290144,
      url_length: 31,
      relative_url_length: 1,
      broken_resources: false,
      broken_links: null,
      duplicate_title: null,
      duplicate_description: null,
      duplicate_content: null,
      click_depth: null,
      last_modified: { header: null, meta_tag: null },
      social_media_tags: { 'og:title': 'Boulangerie Exemple' },
    });
    expect(costs).toEqual([0.00425]);
  });

  it('follows a redirect on the same site', async () => {
    const report = await new InstantPagesClient(dataForSeo).audit('https://moved.test/');
    expect(report).toMatchObject({ url: 'https://www.moved.test/', checks: { is_redirect: true, is_www: true } });
    expect(emulators.dataforseo.requests).toHaveLength(2);
  });

  it.each([
    ['a page that answers an error', { resource_type: 'broken', status_code: 500 }, 'http_error'],
    ['a page that refuses the robot', { resource_type: 'broken', status_code: 403 }, 'vendor_rejected'],
    ['a page that does not answer the robot', { resource_type: 'broken', status_code: 0 }, 'vendor_rejected'],
    ['a picture', { resource_type: 'image', status_code: 200 }, 'not_html'],
    ['another company', { resource_type: 'redirect', status_code: 301, location: 'https://www.facebook.com/x' }, 'other_company'],
    ['an endless redirect', { resource_type: 'redirect', status_code: 301, location: '/again' }, 'too_many_redirects'],
  ])('reports %s', async (_name, item, cause) => {
    const page = { url: 'https://exemple.ch/', ...item };
    emulators.dataforseo.fault({ body: { status_code: 20000, tasks: [{ status_code: 20000, cost: 0.001, result: [{ items: [page] }] }] } });
    await expect(new InstantPagesClient(dataForSeo).audit('https://exemple.ch/')).rejects.toMatchObject({ code: cause });
  });
});

describe('business and reviews', () => {
  it('finds a business by name and city', async () => {
    const client = new BusinessReviewsClient(dataForSeo);
    const profile = await client.profile({ company: 'Boulangerie Exemple + site:x %', city: 'Lausanne' });
    expect(profile).toEqual({
      name: 'Boulangerie Exemple',
      category: 'boulangerie',
      rating: 4.6,
      reviews_count: 187,
      cid: '1234567890123456789',
      place_id: PLACE_ID,
      address: 'Rue du Four 1, 1003 Lausanne',
      website: 'https://boulangerie-exemple.ch/',
      phone: '+41215550101',
      url: 'https://www.google.com/maps?cid=1234567890123456789',
    });
    expect(lastTask()).toMatchObject({ keyword: 'Boulangerie Exemple site x Lausanne', location_name: 'Switzerland' });
    expect(await client.profile({ company: 'Société introuvable', city: null })).toBeNull();
  });

  it('requests the reviews and fetches them when they are ready', async () => {
    const client = new BusinessReviewsClient(dataForSeo);
    const id = await client.start({ company: 'Boulangerie Exemple', city: 'Lausanne', placeId: PLACE_ID });
    expect(id).toBe('11210920-1234-0298-0000-000000000001');
    expect(lastTask()).toEqual({
      place_id: PLACE_ID,
      location_name: 'Switzerland',
      language_name: 'French',
      depth: 20,
      sort_by: 'newest',
      priority: 2,
    });
    expect(await client.collect(id)).toEqual({ state: 'pending' });
    expect(await client.collect(id)).toEqual({ state: 'pending' });
    expect(await client.collect(id)).toEqual({
      state: 'done',
      report: {
        name: 'Boulangerie Exemple',
        rating: 4.6,
        reviews_count: 187,
        cid: '1234567890123456789',
        place_id: PLACE_ID,
        address: 'Rue du Four 1, 1003 Lausanne',
        url: 'https://www.google.com/maps?cid=1234567890123456789',
        reviews: [
          review('Luc M.', 2, null, '2026-10-31T00:00:00.000Z'),
          review('Anne R.', 5, 'Accueil chaleureux, on reviendra.', '2026-10-12T00:00:00.000Z'),
          review('Sofia B.', 4, 'Très bien, un peu d’attente.', '2026-09-02T00:00:00.000Z'),
        ],
      },
    });
    expect(costs).toEqual([0.0015, 0, 0, 0]);
  });

  it('handles a business without reviews and an unknown task', async () => {
    const client = new BusinessReviewsClient(dataForSeo);
    await expect(client.collect('unknown')).rejects.toMatchObject({ code: 'vendor_rejected', detail: '40401 Task Not Found.' });
    emulators.dataforseo.fault(faults.dataforseo.noSearchResults);
    expect(await client.collect('any')).toEqual({ state: 'not_found' });
  });
});

const review = (author_name: string, rating: number, text: string | null, time: string) => ({
  author_name,
  rating,
  text,
  time,
  profile_photo_url: 'https://lh3.googleusercontent.com/a/exemple',
  is_answered: false,
});

describe('AI assistants', () => {
  it.each([
    ['chatgpt', 'chat_gpt', 'gpt-4.1', { web_search: true, force_web_search: true, web_search_country_iso_code: 'CH' }],
    ['perplexity', 'perplexity', 'sonar', { web_search_country_iso_code: 'CH' }],
    ['gemini', 'gemini', 'gemini-2.5-flash', { web_search: true }],
  ] as const)('asks %s', async (assistant, name, model, search) => {
    const question = 'Que penser de boulangerie-exemple.ch ?';
    const answer = await new LlmResponsesClient(dataForSeo).ask(assistant, question);
    expect(answer.text).toBe('On recommande souvent cette maison.\n\nVérifiez les horaires.');
    expect(answer.model).toBe(model);
    expect(answer.sources).toContain('https://annuaire-exemple.ch/liste');
    expect(new Set(answer.sources).size).toBe(answer.sources.length);
    expect(emulators.dataforseo.requests[0]?.path).toBe(`/v3/ai_optimization/${name}/llm_responses/live`);
    expect(lastTask()).toEqual({ user_prompt: question, model_name: model, max_output_tokens: 1024, ...search });
    expect(costs).toEqual([0.0127]);
  });

  it('cites each address once', async () => {
    const { sources } = await new LlmResponsesClient(dataForSeo).ask('perplexity', 'Que penser de boulangerie-exemple.ch ?');
    expect(sources).toEqual(['https://boulangerie-exemple.ch/', 'https://annuaire-exemple.ch/liste']);
  });
});

it('returns the balance of the account', async () => {
  expect(await new AccountBalances(dataForSeo).read()).toEqual({ login: 'agence@exemple.ch', balance: 41.27 });
});

describe('failures of DataForSEO', () => {
  let patient: () => void;
  beforeAll(() => {
    patient = hurry();
  });
  afterAll(() => patient());

  const cases = faultMatrix.filter(({ vendor, expectedCause }) => vendor === 'dataforseo' && expectedCause);
  it.each(cases)('$fault → $expectedCause', async ({ vendor, fault, expectedCause }) => {
    emulators[vendor].fault(faultOf({ vendor, fault }));
    const failure = await new RankedKeywordsClient(dataForSeo).rankedKeywords(DOMAIN).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: expectedCause });
    expect(JSON.stringify(failure) + String(failure)).not.toContain(KEYS.dataforseo.key);
    const passing = ['vendor_unavailable', 'vendor_timeout', 'vendor_malformed', 'timeout'].includes(expectedCause ?? '');
    expect(emulators.dataforseo.requests).toHaveLength(passing || fault === 'tooManyAtOnce' ? 2 : 1);
  });

  it('succeeds when the second attempt succeeds', async () => {
    emulators.dataforseo.fault({ ...faults.dataforseo.unavailable, times: 1 });
    expect((await new RankedKeywordsClient(dataForSeo).rankedKeywords(DOMAIN)).keywords).toHaveLength(16);
    expect(emulators.dataforseo.requests).toHaveLength(2);
  });

  it('sends no request without a key or a login', async () => {
    for (const keys of [{}, { dataforseo: { key: 'secret', metadata: {} } }]) {
      const client = new RankedKeywordsClient(dataForSeoWith(accountsWith(keys)));
      await expect(client.rankedKeywords(DOMAIN)).rejects.toMatchObject({ code: 'not_configured' });
    }
    expect(emulators.dataforseo.requests).toHaveLength(0);
  });

  it('reports a wrong key without showing it', async () => {
    const accounts = accountsWith({ dataforseo: { key: 'wrongsecret', metadata: { login: 'agence@exemple.ch' } } });
    const failure = await new AccountBalances(dataForSeoWith(accounts)).read().catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'vendor_unauthorised' });
    expect(JSON.stringify(failure)).not.toContain('wrongsecret');
    expect(emulators.dataforseo.requests.map(({ path }) => path)).toEqual(['/v3/appendix/user_data']);
  });
});
