import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A living worker process; `seen_at` older than 15 s means it is gone. */
@Entity('workers')
export class WorkerProcess {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') host!: string;
  @Column('int') pid!: number;
  @Column('timestamptz', { default: () => 'now()' }) seen_at!: Date;
  @CreateDateColumn({ type: 'timestamptz' }) started_at!: Date;
}
