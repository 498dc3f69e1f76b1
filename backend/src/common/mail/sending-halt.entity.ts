import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** While a row is open, nothing is sent: a restored database does not know what was sent meanwhile (decision 39). */
@Entity('sending_halts')
@Index('sending_halts_open_idx', ['ended_at'], { where: 'ended_at IS NULL' })
export class SendingHalt {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** The moment of the restored data. */
  @Column('timestamptz') backup_at!: Date;
  /** What was carried over from the database before, by kind. */
  @Column('jsonb', { default: {} }) carried_over!: Record<string, number>;
  @Column('timestamptz', { nullable: true }) ended_at!: Date | null;
  @Column('text', { nullable: true }) ended_by!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
