import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An answer of the quiz is inserted or updated, never both: `ON CONFLICT` fires the triggers of both. What it changes in the totals of
 * its day is counted by constant SQL, which each connection plans once; `count_by_day`, for any list, is planned each time.
 */
const SCHEMA = `
CREATE OR REPLACE FUNCTION save_quiz_answer(given_prospect uuid, given_question text, given_answer text, given_points int, given_time timestamptz)
  RETURNS TABLE (outcome text, answered text[]) LANGUAGE plpgsql AS $$
DECLARE
  prospect record;
  known text;
BEGIN
  SELECT p.token, p.quiz_fait, p.quiz_commence AND p.quiz_en_cours AS is_begun INTO prospect
    FROM prospects p WHERE p.id = given_prospect FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    outcome := 'gone';
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT a.reponse INTO known FROM reponses_quiz a WHERE a.prospect_id = given_prospect AND a.question_id = given_question;
  IF known IS DISTINCT FROM given_answer THEN
    IF prospect.quiz_fait OR given_points IS NULL THEN
      outcome := CASE WHEN prospect.quiz_fait THEN 'done' ELSE 'not_offered' END;
      RETURN NEXT;
      RETURN;
    END IF;
    IF known IS NULL THEN
      INSERT INTO reponses_quiz (prospect_id, token, question_id, reponse, score_partiel, "timestamp")
        VALUES (given_prospect, prospect.token, given_question, given_answer, given_points, given_time);
    ELSE
      UPDATE reponses_quiz a SET token = prospect.token, reponse = given_answer, score_partiel = given_points, "timestamp" = given_time
       WHERE a.prospect_id = given_prospect AND a.question_id = given_question;
    END IF;
    IF NOT prospect.is_begun THEN
      UPDATE prospects SET quiz_commence = true, quiz_en_cours = true, updated_at = now() WHERE id = given_prospect;
    END IF;
  END IF;
  outcome := 'saved';
  SELECT array_agg(a.question_id) INTO answered FROM reponses_quiz a WHERE a.prospect_id = given_prospect;
  RETURN NEXT;
END $$;

CREATE FUNCTION count_quiz_answers_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO day_total_changes (list, day, kind, n)
      SELECT 'reponses_quiz', (added."timestamp" AT TIME ZONE 'UTC')::date, jsonb_build_object('question_id', added.question_id), count(*)
        FROM added GROUP BY 2, 3;
  ELSE
    INSERT INTO day_total_changes (list, day, kind, n)
      SELECT 'reponses_quiz', day, kind, sum(n) FROM (
        SELECT (added."timestamp" AT TIME ZONE 'UTC')::date AS day, jsonb_build_object('question_id', added.question_id) AS kind, 1 AS n FROM added
        UNION ALL
        SELECT (gone."timestamp" AT TIME ZONE 'UTC')::date, jsonb_build_object('question_id', gone.question_id), -1 FROM gone) AS change
       GROUP BY day, kind HAVING sum(n) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER reponses_quiz_by_day_insert AFTER INSERT ON reponses_quiz REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_answers_by_day();
CREATE OR REPLACE TRIGGER reponses_quiz_by_day_update AFTER UPDATE ON reponses_quiz REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_answers_by_day();
`;

export class QuizAnswersCounted1795610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
