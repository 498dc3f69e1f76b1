import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryGeneratedColumn, type Relation, UpdateDateColumn } from 'typeorm';
import type { Redirect, TlsState } from '../../../providers/connectivity/connectivity.contract.js';
import type { OutcomeName } from '../../../rules/outcomes.rules.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { Provenance } from './provenance.js';

/** Whether and how the website answers. */
@Entity('connectivity_results')
export class ConnectivityResult {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @OneToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') url!: string;
  @Column('boolean') accessible!: boolean;
  @Column('text') outcome!: OutcomeName;
  @Column('int', { nullable: true }) status_code!: number | null;
  @Column('int', { nullable: true }) response_time_ms!: number | null;
  @Column('text', { nullable: true }) final_url!: string | null;
  @Column('jsonb', { default: [] }) redirects!: Redirect[];
  @Column('jsonb', { nullable: true }) tls!: TlsState | null;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('text', { nullable: true }) doubt!: string | null;
  @Column(() => Provenance, { prefix: false }) provenance!: Provenance;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
