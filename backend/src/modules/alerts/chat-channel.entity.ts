import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { ChatKind } from '../../rules/chat-kinds.rules.js';
import type { SignalName } from '../settings/alert-settings.contract.js';

/** A chat room that gets alerts about prospects. */
@Entity('chat_channels')
@Check('chat_channels_kind_check', `kind IN ('slack', 'teams', 'discord', 'telegram', 'json')`)
@Index(['created_at', 'id'])
export class ChatChannel {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') kind!: ChatKind;
  /** Sealed `ChatTarget`; null when its secret was lost. */
  @Column('text', { nullable: true }) address!: string | null;
  /** Of the address: the part that is no secret. */
  @Column('text') host!: string;
  @Column('text', { array: true }) signals!: SignalName[];
  @Column('boolean', { default: true }) is_active!: boolean;
  /** Why the last message was not accepted, in French; null while it works. */
  @Column('text', { nullable: true }) failure!: string | null;
  @Column('timestamptz', { nullable: true }) failing_since!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
