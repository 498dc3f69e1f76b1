import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';

/** The confirmation of a trial's e-mail address; only the hash of its secret is stored. */
@Entity('trial_verifications')
@Unique(['secret_hash'])
export class TrialVerification {
  @PrimaryColumn('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') secret_hash!: string;
  /** The analyses wait for it. */
  @Column('boolean', { default: false }) starts_analysis!: boolean;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @Column('timestamptz', { nullable: true }) confirmed_at!: Date | null;
}
