import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Condition on a row of `workers`: the process lives. */
export const ALIVE = "seen_at > now() - interval '15 seconds'";

/** A worker process. */
@Entity('workers')
export class WorkerProcess {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') host!: string;
  @Column('int') pid!: number;
  @Column('timestamptz', { default: () => 'now()' }) seen_at!: Date;
  @CreateDateColumn({ type: 'timestamptz' }) started_at!: Date;
}
