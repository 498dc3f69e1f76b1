import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words that stood in the settings before any agency wrote its own; saving the form once stored all of them. */
const CLAIMS = {
  trafficPromise: 'Nous multiplions votre trafic web par 3 en 90 jours',
  trafficFactor: '×3',
  resultsDelay: '90 jours',
  guarantee: 'Garantie résultats ou remboursé',
  companiesAnalysed: '+400 entreprises analysées',
  companiesFollowed: 'Environ 160 entreprises',
  rating: '4.9/5',
  clients: '300+',
  satisfaction: '95%',
  auditValue: '790 CHF',
  auditDelay: '24 h',
  smartIndexValue: 'CHF 297',
  placesLeft: '2 places',
  placesOpen: '15 places',
  placesDelay: '7 jours',
  since: 'Depuis 2018',
  aiCertified: 'Certifié IA',
  swissMade: 'Swiss made',
  auditStep: '48h',
  optimisationStep: '30 jours',
  growthStep: '90 jours',
  analysisTime: '5 min',
  reportDelay: '48h',
  guaranteeTerm: '90j',
  price: '100%',
  extraVisitors: '1428',
  qualifiedTraffic: '35%',
};
const QUOTES = [
  'Le premier rapport tenait en une page, et nous savions quoi corriger le lundi matin.',
  'Les demandes de devis arrivent par le site, et plus seulement par le bouche-à-oreille.',
  'Chaque mois, nous voyons ce qui a bougé et pourquoi. C’est ce qui nous manquait.',
];
const BENCHMARKS = { marketAverages: { maturity: 72, acquisition: 65, innovation: 68 }, topCompetitors: [89, 85, 82] };

/** A default that nobody wrote, and the messages that promised an answer within a time. */
const MESSAGES = [
  {
    key: 'merci_message',
    before: 'Merci de votre confiance. Nous vous répondons dans les 24 heures.',
    after: 'Merci de votre confiance. Nous vous répondons dès que possible.',
  },
  {
    key: 'low_score_message',
    before:
      'Un score de {score} laisse beaucoup à gagner\u202f: les premières corrections sont souvent les plus simples et se voient en quelques semaines.',
    after: 'Un score de {score} laisse beaucoup à gagner\u202f: les premières corrections sont souvent les plus simples.',
  },
];

/** A claim is the agency's own or nobody's: what it never edited is no longer said. Its own words stay. */
export class UnmadeClaims1795520004100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [key, former] of [
      ['claims', CLAIMS],
      ['benchmarks', BENCHMARKS],
    ] as const)
      await runner.query(
        `UPDATE settings SET value = (SELECT coalesce(jsonb_object_agg(name, words), '{}') FROM jsonb_each(value) AS said (name, words)
           WHERE $2::jsonb -> name IS DISTINCT FROM words) WHERE key = $1 AND jsonb_typeof(value) = 'object'`,
        [key, JSON.stringify(former)],
      );
    await runner.query(
      `UPDATE settings SET value = jsonb_set(value, '{testimonials}', (SELECT coalesce(jsonb_agg(one ORDER BY place), '[]')
           FROM jsonb_array_elements(value -> 'testimonials') WITH ORDINALITY AS said (one, place) WHERE NOT $1::jsonb ? (one ->> 'quote')))
         WHERE key = 'claims' AND jsonb_typeof(value -> 'testimonials') = 'array'`,
      [JSON.stringify(QUOTES)],
    );
    for (const { key, before, after } of MESSAGES) {
      await runner.query('UPDATE messages SET content = $3 WHERE key = $1 AND content = $2', [key, before, after]);
      await runner.query('UPDATE messages SET default_content = $3 WHERE key = $1 AND default_content = $2', [key, before, after]);
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
