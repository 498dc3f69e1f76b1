import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The timeline of a prospect in the order it is read; the comparison of a site with its peers (same industry, same town)
 * and with all; the trade that Google gives a business; how the last test of a vendor's key ended.
 */
export class TruthFeatures1795406000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX measurements_prospect_id_measured_at_id_idx ON measurements (prospect_id, measured_at, id);

      CREATE FUNCTION prospect_peer_group(location text, metadata jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN fold_text(nullif(trim(metadata ->> 'industry'), '')) || '|' || fold_text(nullif(trim(split_part(
          coalesce(nullif(trim(location), ''), nullif(trim(metadata ->> 'location'), ''), metadata ->> 'companyLocation'), ',', 1)), ''));
      CREATE INDEX prospects_peer_group_idx ON prospects (prospect_peer_group(location, metadata))
        WHERE prospect_peer_group(location, metadata) IS NOT NULL;
      CREATE INDEX pagespeed_results_mobile_idx ON pagespeed_results (mobile_performance_score)
        WHERE source = 'live' AND mobile_performance_score IS NOT NULL;

      ALTER TABLE google_reviews_results ADD COLUMN category text;
      ALTER TABLE api_keys ADD COLUMN test_ok boolean;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
