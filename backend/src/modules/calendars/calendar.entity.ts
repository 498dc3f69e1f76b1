import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import type { CalendarFailure } from '../../providers/calendars/calendar-error.js';
import { CalendarAccount } from './calendar-account.entity.js';

/** A calendar of an account. At most one of all receives the appointments. */
@Entity('calendars')
@Unique(['account_id', 'url'])
@Index('calendars_one_receives_idx', ['receives'], { unique: true, where: 'receives' })
export class Calendar {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') account_id!: string;
  @ManyToOne(() => CalendarAccount, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id' })
  account!: Relation<CalendarAccount>;
  /** Empty for a published calendar: its address is the secret of the account. */
  @Column('text') url!: string;
  @Column('text') name!: string;
  @Column('boolean') is_writable!: boolean;
  /** Its events hide slots. */
  @Column('boolean', { default: true }) counts_busy!: boolean;
  @Column('boolean', { default: false }) receives!: boolean;
  /** When it was last read completely. */
  @Column('timestamptz', { nullable: true }) read_at!: Date | null;
  /** Why it could not be read the last time, in French; what was read before stays. */
  @Column('text', { nullable: true }) failure!: string | null;
  @Column('text', { nullable: true }) failure_code!: CalendarFailure | null;
  @Column('timestamptz', { nullable: true }) failing_since!: Date | null;
}
