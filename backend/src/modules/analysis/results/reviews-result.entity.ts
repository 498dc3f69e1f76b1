import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryGeneratedColumn, type Relation, UpdateDateColumn } from 'typeorm';
import type { Review, ReviewsTaskStatus } from '../../../providers/reviews/reviews.contract.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { Provenance } from './provenance.js';

/** Google business profile and its latest reviews. */
@Entity('google_reviews_results')
export class ReviewsResult {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @OneToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text', { default: 'not_found' }) status!: ReviewsTaskStatus;
  @Column('text', { nullable: true }) name!: string | null;
  /** What Google says the business does, in French. */
  @Column('text', { nullable: true }) category!: string | null;
  @Column('double precision', { nullable: true }) rating!: number | null;
  @Column('int', { nullable: true }) reviews_count!: number | null;
  /** Text: a cid is larger than 2^53. */
  @Column('text', { nullable: true }) cid!: string | null;
  @Column('text', { nullable: true }) place_id!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) url!: string | null;
  @Column('jsonb', { default: [] }) reviews!: Review[];
  @Column('text', { nullable: true }) task_id!: string | null;
  @Column('text', { nullable: true }) error!: string | null;
  @Column(() => Provenance, { prefix: false }) provenance!: Provenance;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
