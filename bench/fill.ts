// Plausible prospects of French-speaking Switzerland with measured websites; the same ones every time.
import type { Client } from 'pg';

const FIRST =
  'Claire,Luc,Anne,Marie,Jean,Pierre,Sophie,Julien,Nicolas,Camille,Élodie,Aurélie,Thomas,Céline,Laurent,Isabelle,Mathieu,Nathalie,Olivier,Sandrine,François,Chloé,David,Valérie,Patrick,Florence,Christophe,Monique,Philippe,Léa';
const LAST =
  'Favre,Rochat,Rey,Bonvin,Blanc,Dubois,Müller,Perret,Schmid,Fournier,Girard,Morel,Bernard,Petit,Roux,Vuilleumier,Chappuis,Berset,Jaquet,Monnier,Pittet,Cornu,Genoud,Moret,Rossier,Savary,Clément,Zbinden,Aebischer,Crettenand';
const ENDINGS = 'az,on,et,ier,oud,ey,ard,in,az,ex,ens,od,eux,at';
const TRADES =
  'Garage,Fiduciaire,Pharmacie,Menuiserie,Restaurant,Hôtel,Cabinet dentaire,Étude,Atelier,Fleurs,Électricité,Peinture,Sanitaire,Optique,Coiffure,Vins,Chocolaterie,Imprimerie,Paysagiste,Carrosserie,Architecture,Physiothérapie,Librairie,Horlogerie,Toitures,Serrurerie,Boulangerie,Conseil,Informatique,Immobilier,Transports,Nettoyages,Auto-école,Traiteur,Bijouterie,Cycles,Jardins,Déménagements,Vétérinaire,Fromagerie';
const TOWNS = 'Lausanne,Genève,Fribourg,Sion,Neuchâtel,Yverdon,Montreux,Vevey,Nyon,Morges,Bulle,Martigny,Sierre,Delémont,Bienne,Renens';
const PART = 50_000;

/** Fills up to `count` prospects, four of five of them measured. */
export async function fillProspects(database: Client, count: number): Promise<void> {
  for (let from = 1; from <= count; from += PART) {
    const part = [from, Math.min(count, from + PART - 1)];
    await database.query(PROSPECTS, part);
    await database.query(JUDGEMENTS, part);
    await database.query(await figuresOf(database), part);
  }
  await database.query('VACUUM ANALYZE');
}

const word = (list: string, random: string) => `(string_to_array('${list}', ','))[1 + ${random} % ${list.split(',').length}]`;
const plain = (text: string) => `translate(lower(${text}), 'éèêëàâäïîôöüûç', 'eeeeaaaiioouuc')`;
const letters = (text: string) => `regexp_replace(${plain(text)}, '[^a-z]', '', 'g')`;
const IN_PART = `token BETWEEN lpad(to_hex($1::int), 8, '0') AND lpad(to_hex($2::int), 8, '0')`;
const digitsOf = (text: string, from = 1) => `('x' || substr(${text}, ${from}, 7))::bit(28)::bigint`;

/** `a`, `b` and `c` are seven digits of a hash each: the randomness, the same in every run. */
const PROSPECTS = `
INSERT INTO prospects (token, email, prenom, nom, business_name, site_url, location, telephone, source, score, page_vue, quiz_commence, quiz_fait,
                       rdv_pris, status, review_status, metadata, created_at, updated_at)
SELECT lpad(to_hex(n), 8, '0'), ${letters('prenom')} || '.' || ${letters('nom')} || n || '@' || host, prenom, nom, company, 'https://www.' || host, town,
       '+41 21 ' || 100 + a % 900 || ' ' || 10 + b % 90 || ' ' || 10 + c % 90, 'import', CASE WHEN quiz THEN 20 + (a + b + c) % 78 END, seen, quiz OR c % 5 = 0, quiz,
       quiz AND a % 6 = 0, (ARRAY['new', 'new', 'new', 'new', 'new', 'contacted', 'contacted', 'qualified', 'converted', 'rejected'])[1 + b % 10],
       (ARRAY['draft', 'draft', 'to_review', 'validated'])[1 + c % 4], jsonb_build_object('industry', trade, 'companyLocation', town, 'companySize', '11-50'),
       at, at + make_interval(hours => (a % 2000)::int)
  FROM (SELECT n, a, b, c, prenom, nom, trade, town, trade || ' ' || nom AS company, ${letters('trade')} || '-' || ${letters('nom')} || n % 977 || '.ch' AS host,
               c % 100 < 40 AS seen, c % 100 < 14 AS quiz, timestamptz '2023-11-01' + make_interval(secs => (a * 977 + b) % 94608000) AS at
          FROM (SELECT n, a, b, c, ${word(FIRST, 'a')} AS prenom, ${word(TRADES, 'b / 64')} AS trade, ${word(TOWNS, 'c / 128')} AS town,
                       CASE WHEN a % 10000 < 80 THEN 'Martin' WHEN a % 400000 = 399999 THEN 'Zwahlenberg' WHEN b % 3 = 0 THEN ${word(LAST, 'c / 16')}
                            ELSE initcap(substr(${plain(word(LAST, 'b / 8'))}, 1, 3 + (c / 512 % 3)::int)) || ${word(ENDINGS, 'a / 32')} END AS nom
                  FROM (SELECT n, ${digitsOf('h')} AS a, ${digitsOf('h', 8)} AS b, ${digitsOf('h', 15)} AS c
                          FROM (SELECT n, md5('prospect' || n) AS h FROM generate_series($1::int, $2::int) AS n) AS hashed) AS drawn) AS named) AS described`;

const CMS = `(ARRAY['WordPress', 'WordPress', 'WordPress', 'Wix', 'Joomla', 'TYPO3', NULL, NULL])[1 + h % 8]`;
const DRAWN = `(SELECT *, ${digitsOf(`md5('site' || token)`)}::int AS h FROM prospects WHERE ${IN_PART}) AS drawn`;

const JUDGEMENTS = `
INSERT INTO site_judgements (prospect_id, judged_at, basis, outcome, facts, findings, unmeasured, plan, total, critical, warnings, notices)
SELECT id, now(), 'bench', 'ok', jsonb_build_object('pageMeasured', true, 'speedMeasured', true, 'mobilePoints', 20 + h % 80,
         'desktopPoints', 40 + h % 60, 'cms', ${CMS}, 'keywordCount', h % 300, 'rating', 3 + (h % 21) / 10.0, 'reviewCount', h % 200,
         'assistantAnswers', 20, 'assistantCitations', h % 21), '[]', '[]', '[]', 5 + h % 30, h % 7, h % 9, h % 11
  FROM ${DRAWN} WHERE h % 5 > 0 ON CONFLICT (prospect_id) DO NOTHING`;

/** The figures of the list, as the product writes them with results: what stands in a row that it has not written itself. */
const measured = (value: string) => `CASE WHEN h % 5 > 0 THEN ${value} END`;
const FIGURES: Record<string, string> = {
  ...{ prospect_id: 'id', listed: 'true', example: 'false', created_at: 'created_at' },
  ...{ city: 'location', city_words: plain('location'), canton: `(ARRAY['VD', 'GE', 'FR', 'VS', 'NE', 'JU', 'BE'])[1 + h % 7]` },
  ...{ trade: `metadata->>'industry'`, trade_words: plain(`metadata->>'industry'`), scanned_at: measured('now()') },
  ...{
    mobile_points: measured('20 + h % 80'),
    desktop_points: measured('40 + h % 60'),
    cms: measured(CMS),
    findings: measured('5 + h % 30'),
  },
  ...{ critical: measured('h % 7'), keyword_count: measured('h % 300'), rating: measured('3 + (h % 21) / 10.0') },
  ...{ review_count: measured('h % 200'), assistant_answers: measured('20'), assistant_citations: measured('h % 21') },
  cited_share: measured('h % 21 * 5'),
};

async function figuresOf(database: Client): Promise<string> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'prospect_figures' AND is_generated = 'NEVER'`,
  );
  const known = Object.entries(FIGURES).filter(([column]) => rows.some(({ name }) => name === column));
  return `INSERT INTO prospect_figures (${known.map(([column]) => column).join(', ')}) SELECT ${known.map(([, value]) => value).join(', ')}
            FROM ${DRAWN} WHERE NOT EXISTS (SELECT FROM prospect_figures f WHERE f.prospect_id = drawn.id)`;
}
