import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import type { CalendarFailure } from '../../providers/calendars/calendar-error.js';
import { Calendar } from '../calendars/calendar.entity.js';
import { Appointment } from './appointment.entity.js';

/** An appointment in the connected calendar that receives it. */
@Entity('calendar_entries')
@Unique(['appointment_id'])
export class CalendarEntry {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Null once the appointment is deleted: its event is deleted too. */
  @Column('uuid', { nullable: true }) appointment_id!: string | null;
  @ManyToOne(() => Appointment, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'appointment_id' })
  appointment!: Relation<Appointment> | null;
  @Index() @Column('uuid') calendar_id!: string;
  @ManyToOne(() => Calendar, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'calendar_id' }) calendar!: Relation<Calendar>;
  /** Of the event; null as long as it is not written, and where an invitation has put it into the calendar before us. */
  @Column('text', { nullable: true }) url!: string | null;
  /** Version of the event as we wrote it. */
  @Column('text', { nullable: true }) etag!: string | null;
  /** Version of the appointment that was written last. */
  @Column('int', { nullable: true }) sequence!: number | null;
  /** Since the last success. */
  @Column('int', { default: 0 }) attempts!: number;
  /** Null: nothing is to be written. */
  @Index() @Column('timestamptz', { nullable: true }) next_attempt_at!: Date | null;
  /** Why the last attempt failed, in French. */
  @Column('text', { nullable: true }) failure!: string | null;
  @Column('text', { nullable: true }) failure_code!: CalendarFailure | null;
  @Column('timestamptz', { nullable: true }) failing_since!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
