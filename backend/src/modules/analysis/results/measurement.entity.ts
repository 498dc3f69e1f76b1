import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Prospect } from '../../prospects/prospect.entity.js';
import type { AnalysisName, Source, TaskError } from './analysis.contract.js';

/** Every measurement ever taken, failures included; append-only. The result tables hold the last good one. */
@Entity('measurements')
@Index(['prospect_id', 'analysis', 'measured_at'])
@Index(['prospect_id', 'measured_at', 'id'])
export class Measurement {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: number;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') analysis!: AnalysisName;
  @Column('text') state!: 'measured' | 'failed' | 'not_applicable' | 'sample' | 'manual';
  @Column('text') source!: Source;
  @Column('text', { default: '' }) provider!: string;
  @Column('timestamptz') measured_at!: Date;
  @Column('int', { nullable: true }) duration_ms!: number | null;
  @Column('uuid', { nullable: true }) scan_id!: string | null;
  @Column('jsonb', { nullable: true }) error!: TaskError | null;
  /** The address that it was measured at, where that is not the prospect's any more; written by the database. */
  @Column('text', { nullable: true }) former_site!: string | null;
  @Column('jsonb', { nullable: true }) result!: Record<string, unknown> | null;
}
