import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import type { CompetitorFigures } from './competitor-figures.js';

/** A website that is compared with a prospect's, on that prospect's pages only (decision 43). */
@Entity('neighbours')
@Unique(['prospect_id', 'domain'])
@Index(['chosen_by'])
export class Competitor {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') url!: string;
  /** The registrable domain. */
  @Column('text') domain!: string;
  @Column('text') name!: string;
  @Column('uuid', { nullable: true }) chosen_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true }) @JoinColumn({ name: 'chosen_by' }) user!: Relation<User> | null;
  @Column('timestamptz', { default: () => 'now()' }) chosen_at!: Date;
  /** When its measurement was ordered last. */
  @Column('timestamptz', { nullable: true }) ordered_at!: Date | null;
  @Column('timestamptz', { nullable: true }) measured_at!: Date | null;
  /** Outcome of the visit, or `robots`: robots.txt forbids it. Figures require `ok` (decision 30). */
  @Column('text', { nullable: true }) outcome!: string | null;
  @Column('jsonb', { nullable: true }) figures!: CompetitorFigures | null;
}
