import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One answer of the quiz in one statement. The prospect is held first, so that no answer comes between a score and its end;
 * what is saved already is accepted again, and the prospect's row is written only where it changes.
 */
const SCHEMA = `
CREATE FUNCTION save_quiz_answer(given_prospect uuid, given_question text, given_answer text, given_points int, given_time timestamptz)
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
    INSERT INTO reponses_quiz (prospect_id, token, question_id, reponse, score_partiel, "timestamp")
      VALUES (given_prospect, prospect.token, given_question, given_answer, given_points, given_time)
      ON CONFLICT (prospect_id, question_id) DO UPDATE SET token = excluded.token, reponse = excluded.reponse,
        score_partiel = excluded.score_partiel, "timestamp" = excluded."timestamp";
    IF NOT prospect.is_begun THEN
      UPDATE prospects SET quiz_commence = true, quiz_en_cours = true, updated_at = now() WHERE id = given_prospect;
    END IF;
  END IF;
  outcome := 'saved';
  SELECT array_agg(a.question_id) INTO answered FROM reponses_quiz a WHERE a.prospect_id = given_prospect;
  RETURN NEXT;
END $$;
`;

export class QuizAnswers1795590000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
