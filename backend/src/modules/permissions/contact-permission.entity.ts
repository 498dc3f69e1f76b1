import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import type { PermissionBasis } from './permission.contract.js';

/** Why a person may be written to for a purpose (LCD art. 3 al. 1 let. o): basis, day, source and wording. */
@Entity('contact_permissions')
@Check('contact_permissions_basis_check', `basis IN ('consent', 'customer', 'request')`)
@Unique(['prospect_id', 'purpose'])
@Index(['created_at', 'id'])
export class ContactPermission {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text', { default: 'campaign' }) purpose!: string;
  @Column('text') basis!: PermissionBasis;
  @Column('date') obtained_on!: string;
  @Column('text') source!: string;
  @Column('text', { nullable: true }) wording!: string | null;
  @Column('timestamptz', { nullable: true }) withdrawn_at!: Date | null;
  @Column('uuid', { nullable: true }) created_by!: string | null;
  /** Its file, when an import brought it; the import itself may be forgotten since. */
  @Index({ where: 'import_id IS NOT NULL' }) @Column('uuid', { nullable: true }) import_id!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
