import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { KeywordMetrics } from '../../../providers/keywords/keyword-metrics.contract.js';
import type { RankedKeyword } from '../../../providers/keywords/keywords.contract.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { Provenance } from './provenance.js';

/** Keywords of a domain in Google Switzerland. */
@Entity('keyword_analysis_results')
@Unique(['prospect_id', 'domain', 'analysis_type'])
@Index(['analyzed_at', 'id'])
export class KeywordResult {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') domain!: string;
  @Column('text', { default: 'ranked_keywords' }) analysis_type!: string;
  @Column('jsonb', { default: [] }) ranked_keywords!: RankedKeyword[];
  @Column('jsonb', { nullable: true }) metrics!: KeywordMetrics | null;
  @Column('timestamptz') analyzed_at!: Date;
  @Column(() => Provenance, { prefix: false }) provenance!: Provenance;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
