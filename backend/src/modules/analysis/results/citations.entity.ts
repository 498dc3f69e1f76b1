import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { Prospect } from '../../prospects/prospect.entity.js';
import type { CitationAnswer, CitationPlatform, FailedQuestions } from './analysis.contract.js';
import { Provenance } from './provenance.js';

/** How often one AI assistant names the website: `citations_count` of `runs` answers. Null = not measured. */
@Entity('ai_citations_results')
@Unique(['prospect_id', 'platform'])
export class Citations {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') platform!: CitationPlatform;
  @Column('int', { nullable: true }) citations_count!: number | null;
  @Column('int', { nullable: true }) pages_count!: number | null;
  @Column('int', { nullable: true }) runs!: number | null;
  @Column('jsonb', { default: [] }) answers!: CitationAnswer[];
  /** Questions of the last attempt that stayed without an answer; null = none. */
  @Column('jsonb', { nullable: true }) failed!: FailedQuestions | null;
  @Column('timestamptz', { nullable: true }) last_checked!: Date | null;
  /** Staff has asked for a new one: the next finding may take the place of what a person wrote. */
  @Column('boolean', { default: false }) replaceable!: boolean;
  @Column(() => Provenance, { prefix: false }) provenance!: Provenance;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
