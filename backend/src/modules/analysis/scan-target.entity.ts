import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import { Scan } from './scan.entity.js';

/** One prospect of a scan, in its order. Its tasks are made when its turn comes. */
@Entity('scan_targets')
@Check('scan_targets_status_check', `status IN ('waiting', 'running', 'done', 'failed', 'cancelled')`)
@Index(['scan_id', 'status', 'position'])
export class ScanTarget {
  @PrimaryColumn('uuid') scan_id!: string;
  @ManyToOne(() => Scan, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'scan_id' }) scan!: Relation<Scan>;
  @Index() @PrimaryColumn('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('int') position!: number;
  @Column('text', { default: 'waiting' }) status!: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
}
