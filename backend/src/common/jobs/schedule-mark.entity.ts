import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How the last runs of a schedule went, in any process. */
@Entity('schedule_marks')
export class ScheduleMark {
  @PrimaryColumn('text') job!: string;
  @Column('timestamptz', { nullable: true }) succeeded_at!: Date | null;
  /** Since its last success; null while it works. */
  @Column('timestamptz', { nullable: true }) failing_since!: Date | null;
}
