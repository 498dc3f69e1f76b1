import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a schedule went when it was last looked at by any process. */
@Entity('schedule_marks')
export class ScheduleMark {
  @PrimaryColumn('text') job!: string;
  @Column('timestamptz', { nullable: true }) succeeded_at!: Date | null;
  /** Since its last success; null while it works. */
  @Column('timestamptz', { nullable: true }) failing_since!: Date | null;
  /** When it is somebody's turn again; a daily one looks whether its time has come. */
  @Column('timestamptz', { nullable: true }) next_at!: Date | null;
}
