import { Client } from 'pg';
import { ownProduct, websiteUrl } from './surroundings.ts';

/** States that no scan can produce on demand are written into the database of the product under test. */
export const productDatabase = (): Promise<Client> => connect(ownProduct().database);

export async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

type Row = Record<string, unknown>;

export async function insert(database: Client, table: string, row: Row): Promise<string> {
  const names = Object.keys(row);
  const values = Object.values(row).map((value) =>
    typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
  );
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await database.query<{ id?: string }>(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places}) RETURNING *`,
    values,
  );
  return rows[0]?.id ?? '';
}

export const MEASURED_AT = new Date('2026-11-12T09:30:00Z');
const live = (provider: string): Row => ({ source: 'live', provider, measured_at: MEASURED_AT });

export const LONG_NAME = 'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl';

/** A prospect of this token, of which nothing is known yet. */
export const aProspect = (database: Client, token: string, values: Row = {}): Promise<string> =>
  insert(database, 'prospects', {
    token,
    email: `contact-${token}@example.ch`,
    prenom: 'Anne',
    nom: 'Exemple',
    business_name: 'Menuiserie du Lac',
    site_url: websiteUrl(),
    location: 'Yverdon-les-Bains',
    ...values,
  });

export const pageSpeed = (database: Client, prospect_id: string, values: Row = {}) =>
  insert(database, 'pagespeed_results', {
    prospect_id,
    url: websiteUrl(),
    performance_score: 0.63,
    mobile_performance_score: 0.54,
    desktop_performance_score: 0.77,
    accessibility_score: 0.84,
    best_practices_score: 0.92,
    seo_score: 0.83,
    mobile_data: {
      first_contentful_paint: 2350,
      largest_contentful_paint: 4120,
      total_blocking_time: 310,
      cumulative_layout_shift: 0.08,
      speed_index: 4600,
      total_bytes: 3_120_000,
    },
    runs: 3,
    range: [0.51, 0.58],
    ...live('Lighthouse 13.5.0'),
    ...values,
  });

export const connectivity = (database: Client, prospect_id: string, outcome: string) =>
  insert(database, 'connectivity_results', {
    prospect_id,
    url: websiteUrl(),
    accessible: outcome === 'ok',
    outcome,
    ...live('SmartIndex'),
  });

const KEYWORDS = ['carrosserie yverdon', 'peinture voiture prix', 'réparation pare-chocs', 'débosselage sans peinture', 'müller bächtold'];

export const keywords = (database: Client, prospect_id: string, count: number, source = 'live') =>
  insert(database, 'keyword_analysis_results', {
    prospect_id,
    domain: 'example.ch',
    analyzed_at: MEASURED_AT,
    ranked_keywords: Array.from({ length: count }, (_, index) => ({
      keyword: `${KEYWORDS[index % 5]}${index < 5 ? '' : ` ${index}`}`,
      rank_group: index === 7 ? null : 1 + ((index * 7) % 45),
      rank_absolute: null,
      search_volume: index === 9 ? null : 20 + ((index * 130) % 900),
      url: null,
    })),
    source,
    provider: source === 'live' ? 'DataForSEO' : 'Exemple',
    measured_at: MEASURED_AT,
  });

export const reviews = (database: Client, prospect_id: string, rating: number | null, count: number, values: Row = {}) =>
  insert(database, 'google_reviews_results', {
    prospect_id,
    status: 'completed',
    name: LONG_NAME,
    rating,
    reviews_count: count,
    reviews: [
      {
        author_name: 'Claire M.',
        rating: 5,
        text: 'Voiture rendue comme neuve, dans les temps.',
        time: '2026-10-28T08:00:00Z',
        profile_photo_url: null,
      },
      { author_name: 'Bruno Tâche', rating: 4, text: null, time: null, profile_photo_url: null },
    ].slice(0, count),
    ...live('Google (DataForSEO)'),
    ...values,
  });

const RUN = '2026-11-12T09:30:00.000Z';

/** What the phone’s browser saw while it measured: this picture, at three moments, with two places on it. */
export async function seen(database: Client, prospect_id: string, jpeg: Buffer): Promise<void> {
  const evidence = {
    film: [600, 1900, 4100],
    places: [
      { about: 'main-content', x: 4, y: 22, width: 90, height: 30 },
      { about: 'accessibility', x: 4, y: 60, width: 40, height: 6 },
    ],
  };
  await database.query(`UPDATE pagespeed_results SET mobile_data = mobile_data || $2::jsonb WHERE prospect_id = $1`, [
    prospect_id,
    JSON.stringify({ evidence, fetched_at: RUN }),
  ]);
  for (const name of ['screen', 'film-0', 'film-1', 'film-2'])
    await database.query(
      `INSERT INTO prospect_images (prospect_id, name, source, type, body, fetched_at) VALUES ($1, $2, $3, 'image/jpeg', $4, $5)`,
      [prospect_id, `seen/${RUN}/${name}`, websiteUrl(), jpeg, MEASURED_AT],
    );
}

/** Everything measured, with the longest of everything. */
export async function everything(database: Client, prospect_id: string): Promise<void> {
  await pageSpeed(database, prospect_id);
  await connectivity(database, prospect_id, 'ok');
  await cms(database, prospect_id);
  await homePage(database, prospect_id);
  await keywords(database, prospect_id, 23);
  await reviews(database, prospect_id, 4.7, 38);
  await citations(database, prospect_id);
  await texts(database, prospect_id);
}

async function cms(database: Client, prospect_id: string): Promise<void> {
  await insert(database, 'cms_detection_results', {
    prospect_id,
    url: websiteUrl(),
    detected: true,
    cms_name: 'WordPress',
    version: '6.9',
    confidence: 99,
    technologies: [
      { name: 'PHP', version: '8.3', categories: ['Programming language'], evidence: [] },
      { name: 'Apache', version: null, categories: ['Web server'], evidence: [] },
      { name: 'WooCommerce', version: '9.8', categories: ['E-commerce'], evidence: [] },
    ],
    ...live('SmartIndex'),
  });
}

async function homePage(database: Client, prospect_id: string): Promise<void> {
  const issue = (message: string) => ({ code: message, message });
  await insert(database, 'instant_page_analysis', {
    prospect_id,
    url: websiteUrl(),
    analysis_date: MEASURED_AT,
    page_timing: {},
    meta: {
      title: 'Carrosserie et peinture à Yverdon-les-Bains depuis 1962, devis gratuit en 24 heures',
      description: null,
      h1: ['Votre carrosserie, de père en fils'],
      images: 18,
      images_without_alt: 11,
      broken_links: 2,
      content: { plain_text_word_count: 312, flesch_kincaid_readability_index: 61 },
    },
    resource_errors: { errors: [], warnings: [] },
    cache_control: {},
    checks: {},
    technical_info: {},
    seo_issues: {
      critical: [issue('La page n’est pas servie en HTTPS.')],
      warnings: [issue('Des scripts ou des styles bloquent l’affichage.')],
      notices: [issue('La page n’a pas de titre pour les réseaux sociaux (Open Graph).')],
    },
    ...live('SmartIndex'),
  });
}

async function citations(database: Client, prospect_id: string): Promise<void> {
  const answer = (cited: boolean) => ({
    question: 'Quelle carrosserie me conseillez-vous à Yverdon-les-Bains ?',
    answer: cited
      ? `À Yverdon-les-Bains, on peut citer ${LONG_NAME}, connue pour ses réparations soignées.`
      : 'Comparez plusieurs ateliers de la région et demandez un devis écrit.',
    cited,
    model: 'gpt-4o',
    date: '2026-11-12T09:30:00Z',
    urls: [],
  });
  for (const [platform, citations_count] of [
    ['chatgpt', 2],
    ['perplexity', 0],
    ['gemini', 1],
  ] as const)
    await insert(database, 'ai_citations_results', {
      prospect_id,
      platform,
      citations_count,
      runs: 5,
      answers: [answer(false), ...(citations_count ? [answer(true)] : [])],
      last_checked: MEASURED_AT,
      ...live('DataForSEO'),
    });
}

async function texts(database: Client, prospect_id: string): Promise<void> {
  const paragraph = (text: string) => Array(5).fill(text).join(' ');
  await insert(database, 'personalized_intros', {
    prospect_id,
    content: `${paragraph('Le site obtient 54 points sur 100 sur téléphone et 77 sur ordinateur.')}\n\n${paragraph('La page d’accueil n’a pas de description pour Google.')}`,
    ...live('SmartIndex'),
  });
  await insert(database, 'ai_recommendations', {
    prospect_id,
    recommendations: [
      {
        title: 'Réparer 2 liens cassés.',
        priority: 'high',
        solution: 'Corriger l’adresse de chaque lien cassé ou rediriger l’ancienne page.',
      },
      {
        title: 'Écrire la description que Google affiche sous le titre.',
        priority: 'high',
        solution: 'Résumer l’offre en 120 à 160 caractères.',
      },
      {
        title: 'Décrire 11 images en quelques mots.',
        priority: 'medium',
        solution: 'Dire en quelques mots ce que chaque image montre.',
      },
    ],
    ...live('SmartIndex'),
  });
}

/** The last attempt at an analysis failed. */
export const failure = (database: Client, prospect_id: string, analysis: string, code: string) =>
  insert(database, 'measurements', {
    prospect_id,
    analysis,
    state: 'failed',
    source: 'live',
    measured_at: MEASURED_AT,
    error: { code, message: 'Erreur', detail: null },
  });

/** A Google listing was found that may be another company's. */
export const doubtfulListing = (database: Client, prospect_id: string, name: string) =>
  insert(database, 'measurements', {
    ...{ prospect_id, analysis: 'reviews', state: 'not_applicable', source: 'live', measured_at: MEASURED_AT },
    error: {
      ...{ code: 'other_company', message: 'La fiche Google trouvée est peut-être celle d’une autre entreprise.', detail: null },
      listing: {
        ...{ place_id: 'ChIJ-1', name, address: 'Rue du Port 3, 1820 Montreux', phone: null, website: null, url: null },
        ...{ rating: 3.9, reviews_count: 12, differs: ['city'], refused: false },
      },
    },
  });

/** A scan that never ends: no worker takes its tasks. */
export async function running(database: Client, prospect_id: string): Promise<void> {
  const scan_id = await insert(database, 'scans', { kind: 'quick', status: 'running', total: 1, started_at: new Date() });
  await insert(database, 'scan_targets', { scan_id, prospect_id, position: 1, status: 'running' });
  for (const analysis of ['pagespeed', 'page', 'cms', 'keywords', 'reviews', 'citations', 'intro', 'recommendations'])
    await insert(database, 'scan_tasks', { scan_id, prospect_id, analysis, status: 'running' });
}
