import type { DataSource, EntityManager } from 'typeorm';
import type { WebhookEvent } from '../../rules/webhook-events.rules.js';

/** The website and results of a prospect before its address changed. */
export interface FormerSite {
  id: string;
  site_url: string | null;
  review_status: string;
  red_flags: string[];
  red_flag_facts: object;
  self_serve_score: number | null;
  self_serve_measured: number | null;
  metadata: Record<string, unknown>;
}

/** Events that carry ids of their subjects, and beside them the values named by `details`. */
interface Details {
  'prospect.updated': { changed: string[] };
  'trial.verified': { verified_at: unknown };
  'trial.measured': { outcome: string; finished_at: Date };
  'trial.failed': { outcome: string; finished_at: Date };
  'quiz.completed': { score: number | null };
  'score.updated': { score: number; previous: number | null };
  'appointment.moved': { previous_start_at: Date };
}

/** An event that webhooks carry. `ids` are those of prospects, appointments, requests, messages, referrals or replies. */
export type PublishedEvent = {
  [Type in WebhookEvent]: { type: Type; ids: readonly string[] } & (Type extends keyof Details
    ? { details: Details[Type] }
    : { details?: undefined });
}[WebhookEvent];

/** Events between our own modules. */
type InternalEvent =
  | { type: 'prospect.site_changed'; former: readonly FormerSite[] }
  | { type: 'prospect.next_action_changed'; ids: readonly string[] }
  | { type: 'calendar.receives'; ids: readonly string[] };

export type DomainEvent = PublishedEvent | InternalEvent;

export interface EventSubscriber {
  /** Reacts in the transaction of the cause. A failure rolls the cause back. */
  handle(manager: EntityManager, event: DomainEvent): Promise<void>;
}

/**
 * Passes events of the domain to their subscribers, in the transaction that causes them: what is rolled back was never emitted.
 * Subscribers are registered for a database, so that functions that have only a manager can emit.
 */
class DomainEvents {
  private readonly subscribers = new WeakMap<DataSource, EventSubscriber[]>();

  subscribe(database: DataSource, subscriber: EventSubscriber): void {
    this.subscribers.set(database, [...(this.subscribers.get(database) ?? []), subscriber]);
  }

  async emit(manager: EntityManager, event: DomainEvent): Promise<void> {
    for (const subscriber of this.subscribers.get(manager.dataSource) ?? []) await subscriber.handle(manager, event);
  }
}

export const events = new DomainEvents();
