import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { leaseIsOver } from '../../common/database/lease.js';
import type { SignedInUser } from '../../common/http/access.js';
import { listQuery, type Page } from '../../common/http/list-query.js';
import { byWeight, CLAIM_SECONDS, compareInboxEntries, INBOX_LIMIT, INBOX_REASONS, type InboxEntry } from '../../rules/inbox.rules.js';
import { isExampleProspect } from '../../rules/provenance.rules.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { type InboxItem, type InboxReason, type InboxSummary, inboxOwner } from './inbox.contract.js';
import { type Candidate, InboxCandidates } from './inbox-candidates.queries.js';

export const inboxListQuery = listQuery(['rank'], {}, { owner: inboxOwner.default('all'), example: z.boolean().default(false) });
export type InboxListQuery = z.infer<typeof inboxListQuery>;

interface Waiting extends InboxEntry {
  shown: InboxReason[];
}
interface PlaceRow {
  prospect_id: string;
  snoozed_until: Date | null;
  claimer: string | null;
  claimer_name: string | null;
}

/** Snooze state and valid claims of other users. */
const PLACES = `
  SELECT place.prospect_id, place.snoozed_until, claimer.id AS claimer, coalesce(nullif(claimer.name, ''), claimer.email) AS claimer_name
    FROM queue_places place
    LEFT JOIN users claimer ON claimer.id = place.claimed_by AND claimer.id <> $2 AND NOT ${leaseIsOver('place.claimed_until', CLAIM_SECONDS)}
   WHERE place.prospect_id = ANY($1)`;
const TREATED = `
  SELECT count(DISTINCT prospect_id)::int AS count FROM queue_done
   WHERE done_by = $1 AND done_at >= date_trunc('day', $2::timestamptz AT TIME ZONE 'Europe/Zurich') AT TIME ZONE 'Europe/Zurich'`;

/** Reads the task inbox of a user. */
@Injectable()
export class InboxQueries {
  constructor(
    private readonly database: DataSource,
    private readonly candidates: InboxCandidates,
    private readonly prospects: ProspectQueries,
    private readonly clock: Clock,
  ) {}

  async page({ filter, offset, limit }: InboxListQuery, user: SignedInUser): Promise<Page<InboxItem>> {
    const found = await this.candidates.of(user.id, filter.owner, filter.example);
    const waiting = inOrder(found);
    return { items: await this.toItems(waiting.slice(offset, offset + limit), user), total: waiting.length, offset };
  }

  async summary(user: SignedInUser): Promise<InboxSummary> {
    const [found, treated_today] = await Promise.all([this.candidates.of(user.id, 'all', false), this.treatedToday(user)]);
    const reasons = INBOX_REASONS.map((id) => {
      const count = found.filter((one) => one.id === id).length;
      return { id, count: Math.min(count, INBOX_LIMIT), more: count > INBOX_LIMIT };
    });
    const waiting = new Set(found.map(({ prospect_id }) => prospect_id)).size;
    return { waiting, more: reasons.some(({ more }) => more), reasons, treated_today };
  }

  async treatedToday(user: SignedInUser): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(TREATED, [user.id, this.clock.now()]);
    return row?.count ?? 0;
  }

  private async toItems(waiting: Waiting[], user: SignedInUser): Promise<InboxItem[]> {
    const ids = waiting.map(({ id }) => id);
    if (ids.length === 0) return [];
    const [{ items }, places] = await Promise.all([
      this.prospects.page({ filter: { id: ids }, sort: { field: 'created_at', order: 'DESC' }, offset: 0, limit: ids.length }),
      this.database.query<PlaceRow[]>(PLACES, [ids, user.id]),
    ]);
    return waiting.flatMap(({ id, shown }) => {
      const prospect = items.find((one) => one.id === id);
      const place = places.find((one) => one.prospect_id === id);
      if (!prospect) return [];
      const person = [prospect.prenom, prospect.nom].filter(Boolean).join(' ');
      return [
        {
          id,
          prospect: { ...prospect, person, example: isExampleProspect(prospect) },
          reasons: shown,
          snoozed_until: place?.snoozed_until?.toISOString() ?? null,
          claimed_by: place?.claimer ? { id: place.claimer, name: place.claimer_name ?? '' } : null,
        },
      ];
    });
  }
}

/** Groups reasons by prospect and sorts them by the rules. */
function inOrder(found: readonly Candidate[]): Waiting[] {
  const waiting = new Map<string, Waiting>();
  const sorted = found
    .map((one) => ({ ...one, time: one.since.getTime() }))
    .sort((a, b) => byWeight({ id: a.id, since: a.time }, { id: b.id, since: b.time }) || b.time - a.time);
  for (const { prospect_id, id, since, facts, is_own, time } of sorted) {
    const known = waiting.get(prospect_id) ?? { id: prospect_id, isOwn: is_own, reasons: [], shown: [] };
    // of two replies of a prospect only the newest counts
    if (known.shown.some((reason) => reason.id === id)) continue;
    waiting.set(prospect_id, {
      ...known,
      reasons: [...known.reasons, { id, since: time }],
      shown: [...known.shown, { id, since: since.toISOString(), facts }],
    });
  }
  return [...waiting.values()].sort(compareInboxEntries);
}
