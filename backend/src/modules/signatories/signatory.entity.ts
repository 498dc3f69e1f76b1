import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation, UpdateDateColumn } from 'typeorm';
import { User } from '../auth/user.entity.js';

/** The person who signs what prospects read: a member of staff, as it wants to be known to them. */
@Entity('signatories')
@Index('signatories_one_default_idx', ['is_default'], { unique: true, where: 'is_default' })
export class Signatory {
  @PrimaryColumn('uuid') user_id!: string;
  @OneToOne(() => User, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'user_id' }) user!: Relation<User>;
  @Column('text') name!: string;
  /** Its direct number, E.164. */
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { default: '' }) sentence!: string;
  /** Signs for prospects whom no signed campaign has written to. */
  @Column('boolean', { default: false }) is_default!: boolean;
  /** Drawn anew from what was uploaded; square enough to be shown 96 px wide. */
  @Column('bytea', { nullable: true, select: false }) portrait!: Buffer | null;
  @Column('text', { nullable: true }) portrait_mime!: string | null;
  /** Start of the hash of the portrait; part of its address, so that browsers may keep it for ever. */
  @Column('text', { nullable: true }) portrait_version!: string | null;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
