import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `save_quiz_answers` leaves the planner no choice: prospects are looked up by their link, once to hold them and once to tell; answers
 * are written by the key of prospect and question and told by it. Its plans are kept, and those made while there were few answers, or
 * statistics of an empty table, read all answers to a question, or all of them, for each that was saved. `OFFSET 0` keeps a look
 * from being joined in another order.
 */
const SCHEMA = `
CREATE OR REPLACE FUNCTION save_quiz_answers(given_tokens text[], given_questions text[], given_answers text[], given_points int[],
    given_time timestamptz, waits boolean)
  RETURNS TABLE (given_token text, outcome text, answered text[]) LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  held uuid[];
  held_tokens text[];
  finished uuid[];
  not_begun uuid[];
  written uuid[];
BEGIN
  IF waits THEN
    PERFORM FROM prospects p WHERE p.token = ANY(given_tokens) AND p.deletion_id IS NULL FOR NO KEY UPDATE;
  END IF;
  SELECT array_agg(id), array_agg(token), array_agg(id) FILTER (WHERE quiz_fait), array_agg(id) FILTER (WHERE NOT (quiz_commence AND quiz_en_cours))
    INTO held, held_tokens, finished, not_begun
    FROM (SELECT p.id, p.token, p.quiz_fait, p.quiz_commence, p.quiz_en_cours FROM prospects p
           WHERE p.token = ANY(given_tokens) AND p.deletion_id IS NULL FOR NO KEY UPDATE SKIP LOCKED) locked;

  WITH saved AS (
    INSERT INTO reponses_quiz AS known (prospect_id, token, question_id, reponse, score_partiel, "timestamp")
      SELECT p.id, g.token, g.question, g.answer, g.points, given_time
        FROM unnest(given_tokens, given_questions, given_answers, given_points) AS g(token, question, answer, points)
        JOIN unnest(held, held_tokens) AS p(id, token) ON p.token = g.token
       WHERE g.points IS NOT NULL AND (finished IS NULL OR p.id <> ALL(finished))
      ON CONFLICT (prospect_id, question_id) DO UPDATE
        SET token = excluded.token, reponse = excluded.reponse, score_partiel = excluded.score_partiel, "timestamp" = excluded."timestamp"
        WHERE known.reponse <> excluded.reponse
      RETURNING prospect_id)
  SELECT array_agg(prospect_id) INTO written FROM saved WHERE prospect_id = ANY(not_begun);
  IF written IS NOT NULL THEN
    UPDATE prospects p SET quiz_commence = true, quiz_en_cours = true, updated_at = now() WHERE p.id = ANY(written);
  END IF;

  RETURN QUERY SELECT g.token,
      CASE WHEN held IS NULL OR p.id <> ALL(held) THEN 'busy' WHEN a.is_given THEN 'saved' WHEN p.quiz_fait THEN 'done' ELSE 'not_offered' END,
      coalesce(a.answered, '{}')
    FROM unnest(given_tokens, given_questions, given_answers) AS g(token, question, answer)
    CROSS JOIN LATERAL (SELECT one.id, one.quiz_fait FROM prospects one WHERE one.token = g.token AND one.deletion_id IS NULL OFFSET 0) p
    CROSS JOIN LATERAL (SELECT array_agg(one.question_id) AS answered, bool_or(one.question_id = g.question AND one.reponse = g.answer) AS is_given
                          FROM reponses_quiz one WHERE one.prospect_id = p.id) a;
END $$;
`;

export class AnswersByOneLook1795781000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
