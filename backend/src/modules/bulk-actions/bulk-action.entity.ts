import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { BulkActionName } from './bulk-action.contract.js';

/** A bulk action of staff. A deletion waits until `undo_until`; others are done and can be undone until then. */
@Entity('prospect_bulk_actions')
@Check(
  'prospect_bulk_actions_action_check',
  `action IN ('delete', 'validate', 'set_status', 'add_to_campaign', 'set_owner', 'set_next_action', 'set_city', 'set_trade', 'set_language')`,
)
@Index(['created_at', 'id'])
@Check('prospect_bulk_actions_state_check', `state IN ('waiting', 'deleting', 'done', 'undone')`)
export class BulkAction {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') action!: Exclude<BulkActionName, 'scan'>;
  @Column('text', { default: 'done' }) state!: 'waiting' | 'deleting' | 'done' | 'undone';
  /** The value: an id, a word, or for `set_next_action` a list of text and date; empty for no owner. */
  @Column('text', { nullable: true }) value!: string | null;
  @Column('int', { default: 0 }) count!: number;
  @Index() @Column('uuid', { nullable: true }) user_id!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'user_id' }) user!: Relation<User> | null;
  @Index() @Column('timestamptz') undo_until!: Date;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
