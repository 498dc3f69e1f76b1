import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation, UpdateDateColumn } from 'typeorm';
import { User } from '../auth/user.entity.js';

/** The signatory of texts for prospects: a member of staff. */
@Entity('signatories')
@Index('signatories_one_default_idx', ['is_default'], { unique: true, where: 'is_default' })
export class Signatory {
  @PrimaryColumn('uuid') user_id!: string;
  @OneToOne(() => User, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'user_id' }) user!: Relation<User>;
  @Column('text') name!: string;
  /** Its direct number, E.164. */
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { default: '' }) sentence!: string;
  /** Signs for prospects without a signed campaign. */
  @Column('boolean', { default: false }) is_default!: boolean;
  /** Re-encoded; displayed 96 px wide. */
  @Column('bytea', { nullable: true, select: false }) portrait!: Buffer | null;
  @Column('text', { nullable: true }) portrait_mime!: string | null;
  /** Prefix of the portrait's hash; part of its URL, so that browsers may cache it forever. */
  @Column('text', { nullable: true }) portrait_version!: string | null;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
