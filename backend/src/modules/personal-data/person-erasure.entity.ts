import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { ErasureState } from './erasures.contract.js';
import type { ErasureOutcome } from './person-data.contract.js';

/** An erasure: the order with its address while it runs, then a proof without it. */
@Entity('person_erasures')
@Check('person_erasures_state_check', `state IN ('queued', 'running', 'done', 'failed')`)
@Check('person_erasures_forgets_check', `state <> 'done' OR address IS NULL`)
@Index(['created_at', 'id'])
export class PersonErasureOrder {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { default: 'queued' }) state!: ErasureState;
  @Column('text', { nullable: true }) step!: string | null;
  @Column('int', { default: 0 }) steps_done!: number;
  @Column('jsonb', { nullable: true }) outcome!: ErasureOutcome | null;
  /** French, for staff. */
  @Column('text', { nullable: true }) error!: string | null;
  @Index() @Column('uuid', { nullable: true }) requested_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'requested_by' }) requester!: Relation<User> | null;
  @Column('text', { nullable: true }) requested_by_email!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
}
