import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Answers of the quiz of several prospects, one each, in one transaction: one flush to the disk, one round of triggers. Whose prospect
 * somebody else holds is `busy`, unless it `waits`; a token that is none gets no row. What has come of each answer is judged by what
 * stands afterwards.
 */
const SCHEMA = `
CREATE FUNCTION save_quiz_answers(given_tokens text[], given_questions text[], given_answers text[], given_points int[],
    given_time timestamptz, waits boolean)
  RETURNS TABLE (given_token text, outcome text, answered text[]) LANGUAGE plpgsql AS $$
DECLARE
  held uuid[];
  added reponses_quiz[];
  changed reponses_quiz[];
  begun uuid[];
BEGIN
  IF waits THEN
    SELECT array_agg(locked.id) INTO held
      FROM (SELECT p.id FROM prospects p WHERE p.token = ANY(given_tokens) AND p.deletion_id IS NULL FOR NO KEY UPDATE) locked;
  ELSE
    SELECT array_agg(locked.id) INTO held
      FROM (SELECT p.id FROM prospects p WHERE p.token = ANY(given_tokens) AND p.deletion_id IS NULL FOR NO KEY UPDATE SKIP LOCKED) locked;
  END IF;

  SELECT array_agg(given.answer) FILTER (WHERE NOT given.is_known), array_agg(given.answer) FILTER (WHERE given.is_known),
         array_agg(given.prospect_id) FILTER (WHERE NOT given.is_begun) INTO added, changed, begun
    FROM (
      SELECT p.id AS prospect_id, p.quiz_commence AND p.quiz_en_cours AS is_begun, a.id IS NOT NULL AS is_known,
             ROW(coalesce(a.id, gen_random_uuid()), p.id, p.token, g.question, g.answer, g.points, given_time)::reponses_quiz AS answer
        FROM unnest(given_tokens, given_questions, given_answers, given_points) AS g(token, question, answer, points)
        JOIN prospects p ON p.token = g.token
        LEFT JOIN reponses_quiz a ON a.prospect_id = p.id AND a.question_id = g.question
       WHERE p.id = ANY(held) AND NOT p.quiz_fait AND g.points IS NOT NULL AND a.reponse IS DISTINCT FROM g.answer) given;

  IF added IS NOT NULL THEN
    INSERT INTO reponses_quiz (id, prospect_id, token, question_id, reponse, score_partiel, "timestamp")
      SELECT n.id, n.prospect_id, n.token, n.question_id, n.reponse, n.score_partiel, n."timestamp" FROM unnest(added) n;
  END IF;
  IF changed IS NOT NULL THEN
    UPDATE reponses_quiz a SET token = n.token, reponse = n.reponse, score_partiel = n.score_partiel, "timestamp" = n."timestamp"
      FROM unnest(changed) n WHERE a.id = n.id;
  END IF;
  IF begun IS NOT NULL THEN
    UPDATE prospects p SET quiz_commence = true, quiz_en_cours = true, updated_at = now() WHERE p.id = ANY(begun);
  END IF;

  RETURN QUERY SELECT g.token,
      CASE WHEN held IS NULL OR p.id <> ALL(held) THEN 'busy' WHEN a.reponse = g.answer THEN 'saved' WHEN p.quiz_fait THEN 'done' ELSE 'not_offered' END,
      ARRAY(SELECT one.question_id FROM reponses_quiz one WHERE one.prospect_id = p.id)
    FROM unnest(given_tokens, given_questions, given_answers) AS g(token, question, answer)
    JOIN prospects p ON p.token = g.token AND p.deletion_id IS NULL
    LEFT JOIN reponses_quiz a ON a.prospect_id = p.id AND a.question_id = g.question;
END $$;
DROP FUNCTION save_quiz_answer(uuid, text, text, int, timestamptz);
`;

export class QuizAnswersTogether1795620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
