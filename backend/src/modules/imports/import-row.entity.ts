import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import type { SuppressionReason } from '../suppressions/suppression.contract.js';
import type { RowIssue } from './import.contract.js';
import { Import } from './import.entity.js';

/** A row of a file; once confirmed, only those that changed a prospect, with what it was before. Rows go with their prospect. */
@Entity('import_rows')
export class ImportRow {
  @PrimaryColumn('uuid') import_id!: string;
  @ManyToOne(() => Import, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'import_id' }) import!: Relation<Import>;
  /** Row of the spreadsheet, the first one is 1. */
  @PrimaryColumn('int') line!: number;
  /** In lower case, to compare. */
  @Column('text', { nullable: true }) email!: string | null;
  /** Host of the website without `www.`, to compare. */
  @Column('text', { nullable: true }) domain!: string | null;
  /** Values for the columns of a prospect; emptied once written. */
  @Column('jsonb', { default: {} }) record!: Record<string, string>;
  @Column('jsonb', { default: {} }) metadata!: Record<string, string>;
  @Column('jsonb', { default: [] }) errors!: RowIssue[];
  @Column('jsonb', { default: [] }) warnings!: RowIssue[];
  /** Why its address is on the suppression list; the row of an erased person is left out. */
  @Column('text', { nullable: true }) objection!: SuppressionReason | null;
  @Index({ where: 'prospect_id IS NOT NULL' }) @Column('uuid', { nullable: true }) prospect_id!: string | null;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect> | null;
  /** The prospect before it was updated. */
  @Column('jsonb', { nullable: true }) before!: Record<string, unknown> | null;
  /** Digest of the prospect after the import, to detect later changes. */
  @Column('text', { nullable: true }) written!: string | null;
}
