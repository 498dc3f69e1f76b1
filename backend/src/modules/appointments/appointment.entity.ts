import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Prospect } from '../prospects/prospect.entity.js';
import type { AppointmentStatus } from './appointment.contract.js';

/** A booked call. Two booked calls never overlap: the constraint refuses the second (decision 27). */
@Entity('appointments')
@Check('appointments_status_check', `status IN ('booked', 'held', 'cancelled', 'missed')`)
@Check('appointments_duration_check', 'end_at > start_at')
@Exclusion('appointments_no_overlap', `USING gist (tstzrange(start_at, end_at) WITH &&) WHERE (status = 'booked')`)
@Index(['start_at', 'id'])
@Index(['created_at', 'id'])
@Index(['status', 'start_at'])
export class Appointment {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('timestamptz') start_at!: Date;
  @Column('timestamptz') end_at!: Date;
  @Column('text', { default: 'booked' }) status!: AppointmentStatus;
  /** Version of the invitation: it grows when the call is moved or cancelled. */
  @Column('int', { default: 0 }) sequence!: number;
  /** Telephone for the call, E.164. */
  @Column('text', { nullable: true }) telephone!: string | null;
  @Column('text', { nullable: true }) notes!: string | null;
  /** Who of the team booked it; null: the prospect itself. */
  @Index() @Column('uuid', { nullable: true }) booked_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'booked_by' }) booker!: Relation<User> | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
