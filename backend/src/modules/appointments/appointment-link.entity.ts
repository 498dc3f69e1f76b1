import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Appointment } from './appointment.entity.js';

/** The link of one invitation, by which the call can be moved or cancelled. The secret itself is only in the e-mail. */
@Entity('appointment_links')
export class AppointmentLink {
  @PrimaryColumn('text') token_hash!: string;
  @Index() @Column('uuid') appointment_id!: string;
  @ManyToOne(() => Appointment, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'appointment_id' })
  appointment!: Relation<Appointment>;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
