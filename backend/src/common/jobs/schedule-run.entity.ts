import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One run of a daily schedule. The primary key makes it happen once across all processes. */
@Entity('schedule_runs')
export class ScheduleRun {
  @PrimaryColumn('text') job!: string;
  /** Day in the agency's time zone. */
  @PrimaryColumn('date') local_date!: string;
  @CreateDateColumn({ type: 'timestamptz' }) started_at!: Date;
  @Column('jsonb', { nullable: true }) outcome!: Record<string, unknown> | null;
}
