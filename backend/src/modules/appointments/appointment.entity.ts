import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';

/** A booked call. One call per start time: the partial unique index refuses the second (decision 27). */
@Entity('appointments')
@Check('appointments_status_check', `status IN ('booked', 'held', 'cancelled', 'missed')`)
@Check('appointments_duration_check', 'end_at > start_at')
@Index('appointments_start_at_booked_key', { synchronize: false })
@Index(['start_at', 'id'])
export class Appointment {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('timestamptz') start_at!: Date;
  @Column('timestamptz') end_at!: Date;
  @Column('text', { default: 'booked' }) status!: 'booked' | 'held' | 'cancelled' | 'missed';
  @Column('text', { nullable: true }) notes!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
