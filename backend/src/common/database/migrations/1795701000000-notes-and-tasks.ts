import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The open task that comes first; none has no date before one that has. */
const FIRST = 'done_at IS NULL ORDER BY due_at NULLS LAST, created_at, id LIMIT 1';

/**
 * What the team says about a prospect and has to do for it. `next_action` and `next_action_at` of a prospect are its first open task,
 * whichever of the two is written: a task writes its prospect, the words on a prospect write its task.
 */
export class NotesAndTasks1795701000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE prospect_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  prospect_id uuid NOT NULL REFERENCES prospects(id) ON DELETE CASCADE,
  kind text NOT NULL DEFAULT 'note',
  outcome text,
  content text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now(),
  author_id uuid REFERENCES users(id) ON DELETE SET NULL,
  changed_by uuid REFERENCES users(id) ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT prospect_notes_kind_check CHECK (kind IN ('note', 'call', 'mail')),
  CONSTRAINT prospect_notes_outcome_check CHECK (outcome IS NULL OR kind = 'call' AND outcome IN ('reached', 'no_answer', 'call_back'))
);
CREATE INDEX prospect_notes_prospect_id_idx ON prospect_notes (prospect_id, at, id);
CREATE INDEX prospect_notes_author_id_idx ON prospect_notes (author_id);
CREATE INDEX prospect_notes_changed_by_idx ON prospect_notes (changed_by);

CREATE TABLE prospect_tasks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  prospect_id uuid NOT NULL REFERENCES prospects(id) ON DELETE CASCADE,
  title text NOT NULL DEFAULT '',
  due_at timestamptz,
  done_at timestamptz,
  assignee_id uuid REFERENCES users(id) ON DELETE SET NULL,
  created_by uuid REFERENCES users(id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT prospect_tasks_title_check CHECK (char_length(title) <= 300),
  CONSTRAINT prospect_tasks_something_check CHECK (title <> '' OR due_at IS NOT NULL)
);
CREATE INDEX prospect_tasks_prospect_id_idx ON prospect_tasks (prospect_id, due_at, created_at, id);
CREATE INDEX prospect_tasks_assignee_id_idx ON prospect_tasks (assignee_id, due_at) WHERE done_at IS NULL;
CREATE INDEX prospect_tasks_created_by_idx ON prospect_tasks (created_by);

INSERT INTO prospect_tasks (prospect_id, title, due_at)
SELECT id, coalesce(next_action, ''), next_action_at FROM prospects WHERE next_action IS NOT NULL OR next_action_at IS NOT NULL;

CREATE FUNCTION prospect_task_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose uuid := coalesce(NEW.prospect_id, OLD.prospect_id);
  title text;
  due_at timestamptz;
BEGIN
  SELECT nullif(task.title, ''), task.due_at INTO title, due_at FROM prospect_tasks task WHERE task.prospect_id = whose AND ${FIRST};
  UPDATE prospects SET next_action = title, next_action_at = due_at
   WHERE id = whose AND (next_action, next_action_at) IS DISTINCT FROM (title, due_at);
  RETURN NULL;
END $$;
CREATE TRIGGER prospect_task_changed AFTER INSERT OR UPDATE OR DELETE ON prospect_tasks
  FOR EACH ROW EXECUTE FUNCTION prospect_task_changed();

CREATE FUNCTION prospect_next_action_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first uuid;
BEGIN
  SELECT task.id INTO first FROM prospect_tasks task WHERE task.prospect_id = NEW.id AND ${FIRST};
  IF NEW.next_action IS NULL AND NEW.next_action_at IS NULL THEN
    DELETE FROM prospect_tasks WHERE id = first;
  ELSIF first IS NULL THEN
    INSERT INTO prospect_tasks (prospect_id, title, due_at) VALUES (NEW.id, coalesce(NEW.next_action, ''), NEW.next_action_at);
  ELSE
    UPDATE prospect_tasks SET title = coalesce(NEW.next_action, ''), due_at = NEW.next_action_at WHERE id = first;
  END IF;
  RETURN NULL;
END $$;
-- what a task has written is left alone
CREATE TRIGGER prospect_next_action_written AFTER UPDATE OF next_action, next_action_at ON prospects
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND (OLD.next_action, OLD.next_action_at) IS DISTINCT FROM (NEW.next_action, NEW.next_action_at))
  EXECUTE FUNCTION prospect_next_action_written();

SELECT watch_prospect_references();
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
