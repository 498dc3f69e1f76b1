import { Column, Entity } from 'typeorm';
import type { Redirect, TlsState } from '../../../providers/connectivity/connectivity.contract.js';
import type { OutcomeName } from '../../../rules/outcome-names.rules.js';
import { OnlyResult } from './result.entity.js';

/** Whether and how the website answers. */
@Entity('connectivity_results')
export class ConnectivityResult extends OnlyResult {
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
}
