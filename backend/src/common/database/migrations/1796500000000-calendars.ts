import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Connected calendars, when they are busy, and the appointments written into them. */
export class Calendars1796500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_accounts (
        id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
        name text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('caldav', 'feed')),
        secret text,
        host text NOT NULL,
        username text,
        next_read_at timestamptz DEFAULT now() NOT NULL,
        created_at timestamptz DEFAULT now() NOT NULL,
        updated_at timestamptz DEFAULT now() NOT NULL
      );
      CREATE INDEX calendar_accounts_created_at_id_idx ON calendar_accounts (created_at, id);

      CREATE TABLE calendars (
        id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES calendar_accounts ON DELETE CASCADE,
        url text NOT NULL,
        name text NOT NULL,
        is_writable boolean NOT NULL,
        counts_busy boolean DEFAULT true NOT NULL,
        receives boolean DEFAULT false NOT NULL,
        read_at timestamptz,
        failure text,
        failing_since timestamptz,
        CONSTRAINT calendars_account_id_url_key UNIQUE (account_id, url)
      );
      CREATE UNIQUE INDEX calendars_one_receives_idx ON calendars (receives) WHERE receives;

      CREATE TABLE calendar_busy_times (
        calendar_id uuid NOT NULL REFERENCES calendars ON DELETE CASCADE,
        start_at timestamptz NOT NULL,
        end_at timestamptz NOT NULL,
        PRIMARY KEY (calendar_id, start_at)
      );
      CREATE INDEX calendar_busy_times_end_at_idx ON calendar_busy_times (end_at);

      CREATE TABLE calendar_entries (
        id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
        appointment_id uuid REFERENCES appointments ON DELETE SET NULL,
        calendar_id uuid NOT NULL REFERENCES calendars ON DELETE CASCADE,
        url text,
        etag text,
        sequence integer,
        attempts integer DEFAULT 0 NOT NULL,
        next_attempt_at timestamptz,
        failure text,
        failing_since timestamptz,
        created_at timestamptz DEFAULT now() NOT NULL,
        CONSTRAINT calendar_entries_appointment_id_key UNIQUE (appointment_id)
      );
      CREATE INDEX calendar_entries_calendar_id_idx ON calendar_entries (calendar_id);
      CREATE INDEX calendar_entries_next_attempt_at_idx ON calendar_entries (next_attempt_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
