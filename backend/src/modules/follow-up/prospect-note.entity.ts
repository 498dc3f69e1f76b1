import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Prospect } from '../prospects/prospect.entity.js';
import type { NotedOutcome, NoteKind } from './follow-up.contract.js';

/** What somebody of the team says about a prospect: a note, a call that was made, a mail that was written elsewhere. */
@Entity('prospect_notes')
@Check('prospect_notes_kind_check', `kind IN ('note', 'call', 'mail')`)
@Check(
  'prospect_notes_outcome_check',
  `outcome IS NULL OR kind = 'call' AND outcome IN ('reached', 'voicemail', 'no_answer', 'wrong_number', 'call_back')`,
)
@Check('prospect_notes_mail_check', `mail_subject IS NULL OR kind = 'mail'`)
@Index('prospect_notes_prospect_id_idx', { synchronize: false })
export class ProspectNote {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text', { default: 'note' }) kind!: NoteKind;
  /** Of a call alone. */
  @Column('text', { nullable: true }) outcome!: NotedOutcome | null;
  @Column('text', { default: '' }) content!: string;
  /** Of a mail that was sent from here, whose message in the outbox has the id of its note. */
  @Column('text', { nullable: true }) mail_subject!: string | null;
  /** When it was said, called or written. */
  @Column('timestamptz', { default: () => 'now()' }) at!: Date;
  @Index() @Column('uuid', { nullable: true }) author_id!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'author_id' }) author!: Relation<User> | null;
  /** Who wrote the present version, when it is not the first. */
  @Index() @Column('uuid', { nullable: true }) changed_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'changed_by' }) changer!: Relation<User> | null;
  /** Whoever changes it says which one they have read. */
  @Column('int', { default: 1 }) version!: number;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
