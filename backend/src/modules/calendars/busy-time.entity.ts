import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Calendar } from './calendar.entity.js';

/** A time at which a calendar is busy, as it was last read. What for is not stored. */
@Entity('calendar_busy_times')
export class BusyTimeRow {
  @PrimaryColumn('uuid') calendar_id!: string;
  @ManyToOne(() => Calendar, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'calendar_id' }) calendar!: Relation<Calendar>;
  @PrimaryColumn('timestamptz') start_at!: Date;
  @Index() @Column('timestamptz') end_at!: Date;
}
