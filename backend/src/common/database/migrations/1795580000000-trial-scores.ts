import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How much of a trial's score was measured. Trials measured before are scored when their page is next looked at, or at their
 * next measurement.
 */
const SCHEMA = `
ALTER TABLE prospects ADD COLUMN self_serve_measured integer;

CREATE OR REPLACE FUNCTION webhook_prospect(p prospects) RETURNS jsonb LANGUAGE sql STABLE RETURN jsonb_build_object(
  'id', p.id, 'prenom', p.prenom, 'nom', p.nom, 'email', p.email, 'telephone', p.telephone, 'business_name', p.business_name,
  'site_url', p.site_url, 'status', p.status, 'score', p.score, 'self_serve_score', p.self_serve_score,
  'self_serve_measured', p.self_serve_measured, 'page_vue', p.page_vue, 'quiz_fait', p.quiz_fait, 'rdv_pris', p.rdv_pris,
  'created_at', p.created_at);
`;

export class TrialScores1795580000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
