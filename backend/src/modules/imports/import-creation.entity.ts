import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Import } from './import.entity.js';

/** Prospects that an import created, a portion of them. They name nobody, and stay when a prospect goes. */
@Entity('import_creations')
export class ImportCreation {
  @PrimaryColumn('uuid') import_id!: string;
  @ManyToOne(() => Import, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'import_id' }) import!: Relation<Import>;
  @PrimaryColumn('int') part!: number;
  @Column('uuid', { array: true }) prospect_ids!: string[];
  /** Of each, its digest as the import left it: tells whether it was changed since. */
  @Column('text', { array: true }) written!: string[];
}
