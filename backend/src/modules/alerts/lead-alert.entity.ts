import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import type { Signal } from './signals.js';

/** An alert that went out about a prospect. */
@Entity('lead_alerts')
@Index(['prospect_id', 'created_at'])
export class LeadAlert {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('jsonb') signals!: Signal[];
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
