import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Prospect } from '../../prospects/prospect.entity.js';

/** A cached image of another site: a logo or the photo of a reviewer. */
@Entity('prospect_images')
export class ProspectImage {
  @PrimaryColumn('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  /** `logo`, `review-0`… */
  @PrimaryColumn('text') name!: string;
  /** URL it was fetched for; another one is fetched again. */
  @Column('text') source!: string;
  /** Null: there is none, or none that may be shown. */
  @Column('text', { nullable: true }) type!: string | null;
  @Column('bytea', { nullable: true }) body!: Buffer | null;
  @Column('timestamptz') fetched_at!: Date;
}
