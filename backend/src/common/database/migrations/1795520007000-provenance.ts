import type { MigrationInterface, QueryRunner } from 'typeorm';

const RESULTS = [
  'pagespeed_results',
  'cms_detection_results',
  'connectivity_results',
  'instant_page_analysis',
  'keyword_analysis_results',
  'google_reviews_results',
  'ai_citations_results',
  'personalized_intros',
  'ai_recommendations',
];

/** Each figure’s own date and tool where it is older than its result; which device failed; staff is not named beside what it typed. */
export class Provenance1795520007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of RESULTS) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN origins jsonb NOT NULL DEFAULT '{}'`);
      await runner.query(`UPDATE ${table} SET provider = 'Saisi par l’agence' WHERE source = 'manual'`);
    }
    await runner.query(`ALTER TABLE pagespeed_results ADD COLUMN failures jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`UPDATE measurements SET provider = 'Saisi par l’agence' WHERE source = 'manual'`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
