import type { EntityManager } from 'typeorm';
import type { QuizCategory } from '../../modules/quiz/quiz.contract.js';
import { smartIndexOf } from '../../modules/quiz/smart-index.js';

interface Finished {
  id: string;
  score: number | null;
  completed_at: Date;
  answers: { id: number; question: string; category: QuizCategory; answer: string; points: number }[];
}

/** Finished quizzes of the old system get the record that today's score page reads. The stored score stays as it was. */
export async function completeQuizzes(manager: EntityManager): Promise<number> {
  let after = '00000000-0000-0000-0000-000000000000';
  let done = 0;
  for (;;) {
    const page = await manager.query<Finished[]>(
      `SELECT p.id, p.score, max(r."timestamp") AS completed_at,
              jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'category', q.category, 'answer', r.reponse,
                'points', least(30, greatest(0, r.score_partiel))) ORDER BY q.position, q.id) AS answers
       FROM prospects p JOIN reponses_quiz r ON r.prospect_id = p.id JOIN quiz_questions q ON q.id::text = r.question_id
       WHERE p.id > $1 AND p.quiz_fait AND NOT EXISTS (SELECT FROM quiz_results d WHERE d.prospect_id = p.id)
       GROUP BY p.id ORDER BY p.id LIMIT 200`,
      [after],
    );
    for (const { id, score, completed_at, answers } of page) {
      const scored = smartIndexOf(answers);
      if (!scored) continue;
      await manager.query(
        `INSERT INTO quiz_results (prospect_id, score, maturity, acquisition, innovation, questions, completed_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, score ?? scored.score, scored.maturity, scored.acquisition, scored.innovation, JSON.stringify(answers), completed_at],
      );
      done += 1;
    }
    const last = page.at(-1);
    if (!last) return done;
    after = last.id;
  }
}
