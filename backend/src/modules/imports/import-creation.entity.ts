import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Import } from './import.entity.js';

/** A batch of prospects that an import created, by id. */
@Entity('import_creations')
export class ImportCreation {
  @PrimaryColumn('uuid') import_id!: string;
  @ManyToOne(() => Import, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'import_id' }) import!: Relation<Import>;
  @PrimaryColumn('int') part!: number;
  @Column('uuid', { array: true }) prospect_ids!: string[];
  /** Digest of each prospect after the import, to detect later changes. */
  @Column('text', { array: true }) written!: string[];
}
