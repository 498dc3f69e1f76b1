import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { ImportColumn, ImportPermission, ImportStatus, MendedCell, TextFormat } from './import.contract.js';
import type { TableRow } from './spreadsheet/source.js';

/** A file of prospects: read, then confirmed, then perhaps undone. */
@Entity('imports')
@Check('imports_status_check', `status IN ('ready', 'done', 'undone')`)
@Index(['created_at', 'id'])
@Index('imports_finished_at_id_idx', { synchronize: false })
export class Import {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') file_name!: string;
  @Column('text', { default: 'ready' }) status!: Exclude<ImportStatus, 'importing'>;
  @Column('jsonb', { default: [] }) columns!: ImportColumn[];
  /** Those that a person sees in the workbook. */
  @Column('jsonb', { default: [] }) sheets!: string[];
  @Column('int', { default: 0 }) sheet!: number;
  /** Row that names the columns; 0: none does. */
  @Column('int', { default: 1 }) heading_line!: number;
  /** Of a text file; deleted on confirmation, since it contains names. */
  @Column('jsonb', { nullable: true }) text_format!: TextFormat | null;
  /** Corrected cells; deleted on confirmation. */
  @Column('jsonb', { default: [] }) mended!: MendedCell[];
  /** The first rows after the heading, as they are in the file. */
  @Column('jsonb', { default: [] }) preview!: TableRow[];
  /** The file, for another mapping; deleted on confirmation. */
  @Column('bytea', { nullable: true, select: false }) content!: Buffer | null;
  @Column('int') total!: number;
  /** Rows below the heading in which nothing is written. */
  @Column('int', { default: 0 }) empty_rows!: number;
  /** Rows written so far; seen by others while the import is running. */
  @Column('int', { default: 0 }) done!: number;
  @Column('int', { nullable: true }) imported!: number | null;
  @Column('int', { nullable: true }) updated!: number | null;
  @Column('int', { nullable: true }) skipped!: number | null;
  /** Of the skipped rows, those that could not be imported; the others are duplicates. */
  @Column('int', { nullable: true }) refused!: number | null;
  /** Number of prospects whose results were set aside with their former address. */
  @Column('int', { nullable: true }) moved!: number | null;
  @Column('jsonb', { nullable: true }) permission!: ImportPermission | null;
  @Index() @Column('uuid', { nullable: true }) user_id!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'user_id' }) user!: Relation<User> | null;
  @Column('text', { nullable: true }) user_email!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
  @Column('timestamptz', { nullable: true }) undone_at!: Date | null;
}
