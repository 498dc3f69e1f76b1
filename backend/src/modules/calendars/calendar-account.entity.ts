import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { CalendarKind } from '../../rules/calendars.rules.js';

/** An account of a calendar server, or one published calendar. */
@Entity('calendar_accounts')
@Check('calendar_accounts_kind_check', `kind IN ('caldav', 'feed')`)
@Index(['created_at', 'id'])
export class CalendarAccount {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') kind!: CalendarKind;
  /** Sealed `CalendarSecret`; null when its secret was lost. */
  @Column('text', { nullable: true }) secret!: string | null;
  /** Of the address: the part that is no secret. */
  @Column('text') host!: string;
  @Column('text', { nullable: true }) username!: string | null;
  /** Not read by the schedule before; a refused password waits longer. */
  @Column('timestamptz', { default: () => 'now()' }) next_read_at!: Date;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
