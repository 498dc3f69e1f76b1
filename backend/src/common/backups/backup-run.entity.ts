import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One attempt to back up; belongs to the place, not to the data: no backup holds it. */
@Entity('backup_runs')
@Index(['created_at'])
export class BackupRun {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text', { nullable: true }) file!: string | null;
  @Column('bigint', { nullable: true }) rows!: number | null;
  @Column('bigint', { nullable: true }) bytes!: number | null;
  @Column('boolean', { default: false }) is_encrypted!: boolean;
  /** French; null = it worked. */
  @Column('text', { nullable: true }) error!: string | null;
  /** When the store had the whole file. */
  @Column('timestamptz', { nullable: true }) copied_at!: Date | null;
  /** Why the store has no copy, French; null = it has one, or none was tried. */
  @Column('text', { nullable: true }) copy_error!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
