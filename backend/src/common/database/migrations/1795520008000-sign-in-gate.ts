import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wrong passwords wait by account; streams learn at once that their session has ended, whoever ended it. */
export class SignInGate1795520008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rate_limits ADD COLUMN opens_at timestamptz;
      CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('sessions', CASE WHEN TG_TABLE_NAME = 'users' THEN to_jsonb(OLD) ->> 'id' ELSE to_jsonb(OLD) ->> 'user_id' END);
          RETURN NULL;
        END $$;
      CREATE TRIGGER sessions_tell_end AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_session_end();
      CREATE TRIGGER users_tell_end AFTER UPDATE OF disabled_at, role ON users FOR EACH ROW
        WHEN (OLD.disabled_at IS DISTINCT FROM NEW.disabled_at OR OLD.role <> NEW.role) EXECUTE FUNCTION tell_session_end();`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
