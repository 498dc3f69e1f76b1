import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { Actor, EventType } from './prospect.contract.js';
import { Prospect } from './prospect.entity.js';

/** Something that happened on a prospect's pages. Figures and alerts read `actor = 'human'` only (decision 22). */
@Entity('events')
@Check('events_actor_check', `actor IN ('human', 'gateway', 'preview', 'staff', 'unknown')`)
@Index(['prospect_id', 'occurred_at'])
@Index(['type', 'occurred_at'])
@Index('events_page_views_idx', { synchronize: false })
@Index('events_people_idx', { synchronize: false })
export class ProspectEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: number;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') type!: EventType;
  @Column('text') actor!: Actor;
  @Column('timestamptz', { default: () => 'now()' }) occurred_at!: Date;
  @Column('jsonb', { default: {} }) payload!: Record<string, unknown>;
}
