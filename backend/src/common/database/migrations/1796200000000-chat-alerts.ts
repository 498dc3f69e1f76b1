import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Chat channels with their deliveries, and the version of the measuring browser of each machine. */
export class ChatAlerts1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chat_channels (
        id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
        name text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('slack', 'teams', 'discord', 'telegram', 'json')),
        address text,
        host text NOT NULL,
        signals text[] NOT NULL,
        is_active boolean DEFAULT true NOT NULL,
        failure text,
        failing_since timestamptz,
        created_at timestamptz DEFAULT now() NOT NULL,
        updated_at timestamptz DEFAULT now() NOT NULL
      );
      CREATE INDEX chat_channels_created_at_id_idx ON chat_channels (created_at, id);

      CREATE TABLE chat_deliveries (
        id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
        channel_id uuid NOT NULL REFERENCES chat_channels ON DELETE CASCADE,
        prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
        signals jsonb NOT NULL,
        status text DEFAULT 'queued' NOT NULL CHECK (status IN ('queued', 'delivered', 'failed')),
        attempts integer DEFAULT 0 NOT NULL,
        next_attempt_at timestamptz DEFAULT now() NOT NULL,
        error text,
        created_at timestamptz DEFAULT now() NOT NULL
      );
      CREATE INDEX chat_deliveries_channel_id_created_at_idx ON chat_deliveries (channel_id, created_at);
      CREATE INDEX chat_deliveries_prospect_id_idx ON chat_deliveries (prospect_id);
      CREATE INDEX chat_deliveries_status_next_attempt_at_idx ON chat_deliveries (status, next_attempt_at);

      CREATE TABLE measuring_browsers (
        host text PRIMARY KEY,
        version text NOT NULL,
        seen_at timestamptz DEFAULT now() NOT NULL
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
