import { Inject, Injectable } from '@nestjs/common';
import { subHours } from 'date-fns/subHours';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { localInstant } from '../../common/local-time.js';
import { localDate } from '../../rules/dates.rules.js';
import { OPEN_AUDITS } from '../../rules/waiting.rules.js';
import { countable, isExample } from '../prospects/examples.queries.js';
import type { Digest } from './digest-mail.js';
import { type Signal, signalWords } from './signals.js';

const SHOWN = 10;
const NAME = `coalesce(nullif(p.business_name, ''), nullif(trim(p.prenom || ' ' || p.nom), ''), p.email)`;

/** Reads the content of the daily digest. */
@Injectable()
export class DigestQueries {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async read(manager: EntityManager, now: Date): Promise<Digest> {
    const since = subHours(now, 24);
    const [counts] = await manager.query<[Pick<Digest, 'visitors' | 'quizzes' | 'auditRequests' | 'stuckMails'>]>(
      `SELECT
         (SELECT count(DISTINCT prospect_id)::int FROM events WHERE actor = 'human' AND type = 'page_view' AND occurred_at > $1 AND ${countable('prospect_id')}) AS visitors,
         (SELECT count(*)::int FROM quiz_results WHERE completed_at > $1 AND ${countable('prospect_id')}) AS quizzes,
         (SELECT count(*)::int FROM seo_audit_requests
           WHERE status = ANY($2) AND ${countable('prospect_id')}) AS "auditRequests",
         (SELECT count(*)::int FROM outbox WHERE status IN ('failed', 'unknown') AND ${countable('prospect_id')}) AS "stuckMails"`,
      [since, OPEN_AUDITS],
    );
    const alerts = await manager.query<{ id: string; company: string; signals: Signal[] }[]>(
      `SELECT p.id, ${NAME} AS company, a.signals FROM lead_alerts a JOIN prospects p ON p.id = a.prospect_id
       WHERE NOT ${isExample('p')} AND a.created_at > $1 ORDER BY a.created_at DESC LIMIT ${SHOWN}`,
      [since],
    );
    const day = localDate(now);
    const calls = await manager.query<Digest['calls'][number][]>(
      `SELECT ${NAME} AS company, a.start_at AS start, coalesce(a.telephone, p.telephone) AS telephone
       FROM appointments a JOIN prospects p ON p.id = a.prospect_id
       WHERE NOT ${isExample('p')} AND a.status = 'booked' AND a.start_at >= $1 AND a.start_at < $2 ORDER BY a.start_at`,
      [localInstant(day, '00:00'), localInstant(day, '24:00')],
    );
    const home = `${this.config.publicUrl}/mon-espace`;
    const hottest = alerts.map(({ id, company, signals: [latest] }) => ({
      company,
      what: latest ? signalWords(latest) : '',
      url: `${home}/prospects/${id}/show`,
    }));
    return { day: now, ...counts, hottest, calls, homeUrl: `${home}/prospects` };
  }
}
