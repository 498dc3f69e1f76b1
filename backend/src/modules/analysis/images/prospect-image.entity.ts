import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Prospect } from '../../prospects/prospect.entity.js';

/** A picture of another site, kept for a while: the logo, the photos of reviewers. */
@Entity('prospect_images')
export class ProspectImage {
  @PrimaryColumn('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  /** `logo`, `review-0`… */
  @PrimaryColumn('text') name!: string;
  /** The address it was fetched for: another one is fetched anew. */
  @Column('text') source!: string;
  /** Null: there is none, or none that may be shown. */
  @Column('text', { nullable: true }) type!: string | null;
  @Column('bytea', { nullable: true }) body!: Buffer | null;
  @Column('timestamptz') fetched_at!: Date;
}
