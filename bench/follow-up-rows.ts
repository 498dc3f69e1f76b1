// Who looks after the prospects of benchmarks, what comes next with them and which language they read; the same ones every time.
import type { Client } from 'pg';

/** One of fifty belongs to the administrator, with a next action a month before or after today; one of fifty reads German. */
export async function fillFollowUp(database: Client): Promise<void> {
  await database.query(`
    UPDATE prospects SET owner_id = (SELECT id FROM users ORDER BY created_at LIMIT 1), next_action = 'Rappeler',
           next_action_at = now() + make_interval(days => h / 50 % 60 - 30)
      FROM (SELECT id AS drawn, ('x' || substr(md5('owner' || token), 1, 7))::bit(28)::int AS h FROM prospects) AS hashed
     WHERE id = drawn AND h % 50 = 0`);
  await database.query(`UPDATE prospects SET language = 'de' WHERE ('x' || substr(md5('language' || token), 1, 7))::bit(28)::int % 50 = 0`);
  await database.query('VACUUM ANALYZE prospects, prospect_figures');
}
