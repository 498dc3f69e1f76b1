import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Prospect } from '../prospects/prospect.entity.js';
import type { NotedOutcome, NoteKind } from './follow-up.contract.js';

/** A note about a prospect: a text, a call, or an e-mail sent elsewhere. */
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
  /** For calls only. */
  @Column('text', { nullable: true }) outcome!: NotedOutcome | null;
  @Column('text', { default: '' }) content!: string;
  /** For mails sent from here, whose outbox message has the id of the note. */
  @Column('text', { nullable: true }) mail_subject!: string | null;
  /** Time of the call, e-mail or note. */
  @Column('timestamptz', { default: () => 'now()' }) at!: Date;
  @Index() @Column('uuid', { nullable: true }) author_id!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'author_id' }) author!: Relation<User> | null;
  /** Who wrote the present version, when it is not the first. */
  @Index() @Column('uuid', { nullable: true }) changed_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'changed_by' }) changer!: Relation<User> | null;
  /** A change must name the version that was read. */
  @Column('int', { default: 1 }) version!: number;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
