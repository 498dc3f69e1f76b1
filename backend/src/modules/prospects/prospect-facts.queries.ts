import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import type { Language } from '../../rules/language.rules.js';
import { ProspectEvent } from './event.entity.js';
import { applyFact } from './pipeline.queries.js';
import { Prospect } from './prospect.entity.js';
import { changeProspects } from './prospect-changes.queries.js';
import type { TrialReview } from './trial-review.js';
import { writeProspectFigures } from './write-figures.queries.js';

// What the work of other features changes of a prospect, in their transactions.

/** Marks that an analysis has begun. Separate, because a caller may end one prospect and start another that it has locked. */
export async function markBegun(manager: EntityManager, prospectId: string, at: Date): Promise<void> {
  await manager.query(
    `UPDATE prospects SET metadata = metadata || jsonb_build_object('analyze_status', 'in_progress', 'analysis_started_at', $2::text)
      WHERE id = $1 AND metadata ->> 'analyze_status' IS DISTINCT FROM 'in_progress'`,
    [prospectId, at.toISOString()],
  );
}

/** No edit of a person, so that its date stays. */
async function write(manager: EntityManager, id: string, facts: QueryDeepPartialEntity<Prospect>, parameters = {}): Promise<void> {
  const set = { ...facts, updated_at: () => 'updated_at' };
  await manager
    .createQueryBuilder()
    .update(Prospect)
    .set(set)
    .where('id = :id')
    .setParameters({ ...parameters, id })
    .execute();
}

/** Adds to what is known of a prospect beyond its columns; the list shows some of it. */
export async function mergeMetadata(manager: EntityManager, id: string, values: Record<string, unknown>): Promise<void> {
  await write(manager, id, { metadata: () => 'metadata || :values::jsonb' }, { values: JSON.stringify(values) });
  await writeProspectFigures(manager, [id]);
}

/** Updates the score of a trial from its figures. */
export const writeTrialScore = (
  manager: EntityManager,
  id: string,
  score: Pick<Prospect, 'self_serve_score' | 'self_serve_measured'>,
): Promise<void> => changeProspects(manager, [id], () => write(manager, id, score));

/** Marks the address of a trial as confirmed. */
export async function writeVerified(manager: EntityManager, id: string): Promise<void> {
  await changeProspects(manager, [id], () =>
    manager.query<unknown>(
      `UPDATE prospects SET metadata = metadata || jsonb_build_object('status', 'verified', 'verified_at', now()) WHERE id = $1`,
      [id],
    ),
  );
}

/** Whether a person has let a trial with an address outside the website's domain begin. */
export const writeTrialReview = (manager: EntityManager, id: string, trial_review: TrialReview): Promise<void> =>
  mergeMetadata(manager, id, { trial_review });

export type ReviewState = Pick<Prospect, 'review_status' | 'validation'>;

/** Stores red flags and the resulting review state. */
export const writeFlags = (
  manager: EntityManager,
  id: string,
  state: ReviewState & Pick<Prospect, 'red_flags' | 'red_flag_facts'>,
): Promise<void> => write(manager, id, state as QueryDeepPartialEntity<Prospect>);

/** A person has decided. */
export async function writeReview(manager: EntityManager, id: string, state: ReviewState): Promise<void> {
  await manager.update(Prospect, { id }, state as QueryDeepPartialEntity<Prospect>);
}

export async function writeQuizScore(manager: EntityManager, id: string, score: number): Promise<void> {
  await changeProspects(manager, [id], () =>
    manager.update(Prospect, { id }, { quiz_commence: true, quiz_en_cours: false, quiz_fait: true, score }),
  );
}

/** Which language they read, by what they did themselves. */
export const writeLanguage = (manager: EntityManager, id: string, language: Language): Promise<void> => write(manager, id, { language });

/** Of a feature beside the visits of pages. */
export async function noteEvent(manager: EntityManager, event: Omit<ProspectEvent, 'id' | 'prospect'>): Promise<void> {
  await manager.insert(ProspectEvent, event as QueryDeepPartialEntity<ProspectEvent>);
}

/** Whether a call is agreed. */
export async function writeAppointment(manager: EntityManager, id: string, rdv_pris: boolean): Promise<void> {
  await changeProspects(manager, [id], () => manager.update(Prospect, { id }, { rdv_pris }));
}

export async function writeReferral(manager: EntityManager, { id, metadata }: Prospect, referred_email: string, at: Date): Promise<void> {
  await manager.update(Prospect, { id }, { metadata: { ...metadata, referred_email, referred_at: at.toISOString() } as object });
}

/** Another website: the results of the former one are put aside by what subscribes to the change. */
export async function writeSite(manager: EntityManager, { id }: Pick<Prospect, 'id'>, site_url: string): Promise<void> {
  await changeProspects(manager, [id], () => manager.update(Prospect, { id }, { site_url }));
}

/** Specification 3, section 4: marked as sent, with the campaign and the time. */
export async function writeMailed(manager: EntityManager, id: string, campaignId: string): Promise<void> {
  const written = await manager.query<{ email_sent_at: Date }[]>(
    `UPDATE prospects SET email_sent = true, email_campaign_id = $2, email_sent_at = now() WHERE id = $1 RETURNING email_sent_at`,
    [id, campaignId],
  );
  for (const { email_sent_at } of returnedRows(written)) await applyFact(manager, id, 'email_sent', email_sent_at);
}

/** An e-mail of staff to this one prospect has left, from here or from elsewhere; `at` is null for now. */
export async function writeWrittenTo(manager: EntityManager, id: string, at: Date | null): Promise<void> {
  const written = await manager.query<{ left_at: Date }[]>(
    `UPDATE prospects SET email_sent = true, email_sent_at = greatest(email_sent_at, coalesce($2, now())), updated_at = updated_at
      WHERE id = $1 RETURNING coalesce($2, now()) AS left_at`,
    [id, at],
  );
  for (const { left_at } of returnedRows(written)) await applyFact(manager, id, 'email_sent', left_at);
}

/** The same from later events: an existing time is not changed. */
export async function writeMailedAt(manager: EntityManager, id: string, campaignId: string, at: Date | null): Promise<void> {
  await manager.query(
    `UPDATE prospects SET email_sent = true, email_campaign_id = $2, email_sent_at = coalesce(email_sent_at, $3) WHERE id = $1 AND NOT email_sent`,
    [id, campaignId, at],
  );
  if (at) await applyFact(manager, id, 'email_sent', at);
}
