import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import type { NeighbourFigures } from './neighbour-figures.js';

/** A website that is measured beside a prospect's and shown on that prospect's pages alone (decision 43). */
@Entity('neighbours')
@Unique(['prospect_id', 'domain'])
@Index(['chosen_by'])
export class Neighbour {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') url!: string;
  /** What somebody registered: one website, however its address is written. */
  @Column('text') domain!: string;
  @Column('text') name!: string;
  @Column('uuid', { nullable: true }) chosen_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true }) @JoinColumn({ name: 'chosen_by' }) user!: Relation<User> | null;
  @Column('timestamptz', { default: () => 'now()' }) chosen_at!: Date;
  /** When staff asked for its measurement last. */
  @Column('timestamptz', { nullable: true }) ordered_at!: Date | null;
  @Column('timestamptz', { nullable: true }) measured_at!: Date | null;
  /** What the visit met, or `robots`: the site asks programs to stay away. Without `ok` there are no figures (decision 30). */
  @Column('text', { nullable: true }) outcome!: string | null;
  @Column('jsonb', { nullable: true }) figures!: NeighbourFigures | null;
}
