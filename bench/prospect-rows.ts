// Plausible prospects of French-speaking Switzerland for benchmarks; the same ones every time.
import type { Client } from 'pg';

const FIRST =
  'Claire,Luc,Anne,Marie,Jean,Pierre,Sophie,Julien,Nicolas,Camille,Élodie,Aurélie,Thomas,Céline,Laurent,Isabelle,Mathieu,Nathalie,Olivier,Sandrine,François,Chloé,David,Valérie,Patrick,Florence,Christophe,Monique,Philippe,Léa';
const LAST =
  'Favre,Rochat,Rey,Bonvin,Blanc,Dubois,Müller,Perret,Schmid,Fournier,Girard,Morel,Bernard,Petit,Roux,Vuilleumier,Chappuis,Berset,Jaquet,Monnier,Pittet,Cornu,Genoud,Moret,Rossier,Savary,Clément,Zbinden,Aebischer,Crettenand';
const ENDINGS = 'az,on,et,ier,oud,ey,ard,in,az,ex,ens,od,eux,at';
const TRADES =
  'Garage,Fiduciaire,Pharmacie,Menuiserie,Restaurant,Hôtel,Cabinet dentaire,Étude,Atelier,Fleurs,Électricité,Peinture,Sanitaire,Optique,Coiffure,Vins,Chocolaterie,Imprimerie,Paysagiste,Carrosserie,Architecture,Physiothérapie,Librairie,Horlogerie,Toitures,Serrurerie,Boulangerie,Conseil,Informatique,Immobilier,Transports,Nettoyages,Auto-école,Traiteur,Bijouterie,Cycles,Jardins,Déménagements,Vétérinaire,Fromagerie';
const TOWNS = 'Lausanne,Genève,Fribourg,Sion,Neuchâtel,Yverdon,Montreux,Vevey,Nyon,Morges,Bulle,Martigny,Sierre,Delémont,Bienne,Renens';

/** Fills up to `count` prospects, in parts, as imports do. */
export async function fillProspects(database: Client, count: number): Promise<void> {
  const { rows } = await database.query('SELECT count(*)::int AS present FROM prospects');
  for (let from = (rows[0].present as number) + 1; from <= count; from += 50_000)
    await database.query(INSERT_PROSPECTS, [from, Math.min(count, from + 49_999)]);
  await database.query('VACUUM ANALYZE prospects');
}

const word = (list: string, random: string) => `(string_to_array('${list}', ','))[1 + ${random} % ${list.split(',').length}]`;

/** `h` are 15 digits of a hash: the randomness, the same in every run. */
export const INSERT_PROSPECTS = `
INSERT INTO prospects (token, email, prenom, nom, business_name, site_url, location, telephone, source, score, page_vue, quiz_commence, quiz_fait,
                       rdv_pris, status, review_status, metadata, created_at, updated_at)
SELECT lpad(to_hex(n), 8, '0'), fold_text(prenom || '.' || replace(nom, ' ', '-')) || n % 1000 || '@' || host, prenom, nom, company, 'https://www.' || host, town,
       '+41 21 ' || 100 + a % 900 || ' ' || 10 + b % 90 || ' ' || 10 + c % 90, 'import', CASE WHEN quiz THEN 20 + (a + b + c) % 78 END, seen, quiz OR c % 5 = 0, quiz,
       quiz AND a % 6 = 0, (ARRAY['new', 'new', 'new', 'new', 'new', 'contacted', 'contacted', 'qualified', 'converted', 'rejected'])[1 + b % 10],
       (ARRAY['draft', 'draft', 'to_review', 'validated'])[1 + c % 4], jsonb_build_object('industry', trade, 'companyLocation', town, 'companySize', '11-50'),
       at, at + make_interval(hours => (a % 2000)::int)
  FROM (SELECT n, a, b, c, prenom, nom, trade, town, trade || ' ' || nom AS company,
               lower(regexp_replace(fold_text(trade), '[^a-z]', '', 'g')) || '-' || regexp_replace(fold_text(nom), '[^a-z]', '', 'g') || n % 977 || '.ch' AS host,
               c % 100 < 40 AS seen, c % 100 < 14 AS quiz, timestamptz '2023-11-01' + make_interval(secs => (a * 977 + b) % 94608000) AS at
          FROM (SELECT n, a, b, c, ${word(FIRST, 'a')} AS prenom, ${word(TRADES, 'b / 64')} AS trade, ${word(TOWNS, 'c / 128')} AS town,
                       CASE WHEN a % 10000 < 80 THEN 'Martin' WHEN a % 400000 = 399999 THEN 'Zwahlenberg' WHEN b % 3 = 0 THEN ${word(LAST, 'c / 16')}
                            ELSE initcap(substr(fold_text(${word(LAST, 'b / 8')}), 1, 3 + (c / 512 % 3)::int)) || ${word(ENDINGS, 'a / 32')} END AS nom
                  FROM (SELECT n, ('x' || substr(h, 1, 7))::bit(28)::bigint AS a, ('x' || substr(h, 8, 7))::bit(28)::bigint AS b,
                               ('x' || substr(h, 15, 7))::bit(28)::bigint AS c
                          FROM (SELECT n, md5('prospect' || n) AS h FROM generate_series($1::int, $2::int) AS n) AS hashed) AS drawn) AS named) AS described`;
