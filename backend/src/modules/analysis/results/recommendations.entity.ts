import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  OneToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { Prospect } from '../../prospects/prospect.entity.js';
import type { Recommendation } from './analysis.contract.js';
import { Provenance } from './provenance.js';
import { Writing } from './writing.entity.js';

/** The first steps of the action plan. */
@Entity('ai_recommendations')
@Index('ai_recommendations_filled_idx', { synchronize: false })
export class Recommendations {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @OneToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('jsonb', { default: [] }) recommendations!: Recommendation[];
  @Column('jsonb', { default: [] }) analysis!: string[];
  @Column('timestamptz', { nullable: true }) edited_at!: Date | null;
  /** Staff has asked for a new one: the next finding may take the place of what a person wrote. */
  @Column('boolean', { default: false }) replaceable!: boolean;
  @Column(() => Writing, { prefix: false }) writing!: Writing;
  @Column(() => Provenance, { prefix: false }) provenance!: Provenance;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
