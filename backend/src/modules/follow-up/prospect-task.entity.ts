import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Prospect } from '../prospects/prospect.entity.js';

/** A task for a prospect. The first open one equals `next_action` and `next_action_at` (`next-action.service.ts`). */
@Entity('prospect_tasks')
@Check('prospect_tasks_title_check', 'char_length(title) <= 300')
@Check('prospect_tasks_something_check', `title <> '' OR due_at IS NOT NULL`)
@Index('prospect_tasks_prospect_id_idx', { synchronize: false })
@Index('prospect_tasks_assignee_id_idx', { synchronize: false })
export class ProspectTask {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  /** Empty where only a date was given. */
  @Column('text', { default: '' }) title!: string;
  @Column('timestamptz', { nullable: true }) due_at!: Date | null;
  @Column('timestamptz', { nullable: true }) done_at!: Date | null;
  /** Null: the owner of the prospect. */
  @Column('uuid', { nullable: true }) assignee_id!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'assignee_id' }) assignee!: Relation<User> | null;
  /** Null where it was written as the next action of the prospect. */
  @Index() @Column('uuid', { nullable: true }) created_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'created_by' }) creator!: Relation<User> | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
