import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import type { ScanKind, ScanStatus, SpeedMode } from './scan.contract.js';

/** One order to measure: a prospect (quick, trial, single) or many (bulk, nightly). Counts are prospects. */
@Entity('scans')
@Check('scans_kind_check', `kind IN ('quick', 'bulk', 'nightly', 'trial', 'single')`)
@Check('scans_status_check', `status IN ('queued', 'running', 'paused', 'done', 'cancelled')`)
@Check('scans_speed_mode_check', `speed_mode IN ('quick', 'full')`)
@Index(['created_at', 'id'])
@Index(['status'])
export class Scan {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') kind!: ScanKind;
  @Column('text', { default: 'queued' }) status!: ScanStatus;
  @Column('int') total!: number;
  @Column('int', { default: 0 }) done!: number;
  @Column('int', { default: 0 }) failed!: number;
  /** Prospects of the selection without a website: no targets. */
  @Column('int', { default: 0 }) left_out!: number;
  /** USD, as reckoned at the start. */
  @Column('double precision', { nullable: true }) estimated_cost!: number | null;
  /** The analyses to run; the engine's full list when null. */
  @Column('jsonb', { nullable: true }) analyses!: string[] | null;
  @Column('text', { default: 'full' }) speed_mode!: SpeedMode;
  @Index() @Column('uuid', { nullable: true }) requested_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'requested_by' }) requester!: Relation<User> | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @Column('timestamptz', { nullable: true }) started_at!: Date | null;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
}
