import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** Pace and circuit of one vendor, shared by all processes; its row is the lock of the vendor's gate. */
@Entity('vendor_states')
@Check('vendor_states_circuit_check', `circuit IN ('closed', 'open', 'half_open')`)
export class VendorState {
  @PrimaryColumn('text') vendor!: string;
  /** Token bucket: calls that may start now. */
  @Column('double precision', { default: 0 }) tokens!: number;
  @Column('timestamptz', { default: () => 'now()' }) refilled_at!: Date;
  @Column('text', { default: 'closed' }) circuit!: 'closed' | 'open' | 'half_open';
  /** In a row. */
  @Column('int', { default: 0 }) failures!: number;
  @Column('timestamptz', { nullable: true }) retry_at!: Date | null;
  @Column('timestamptz', { nullable: true }) last_success_at!: Date | null;
  @Column('timestamptz', { nullable: true }) last_failure_at!: Date | null;
  @Column('jsonb', { nullable: true }) last_error!: { code: string; message: string; detail: string | null } | null;
}

/** A running call; expires when its process dies. */
@Entity('vendor_leases')
export class VendorLease {
  @PrimaryColumn('uuid') id!: string;
  @Index() @Column('text') vendor!: string;
  @Column('timestamptz') expires_at!: Date;
}

/** What was used of a vendor on one day of the agency's zone; USD. */
@Entity('vendor_spend')
export class VendorSpend {
  @PrimaryColumn('text') vendor!: string;
  @PrimaryColumn('date') day!: string;
  @Column('int', { default: 0 }) calls!: number;
  @Column('double precision', { default: 0 }) cost!: number;
}

/** The log of calls. */
@Entity('vendor_calls')
@Index(['vendor', 'at'])
export class VendorCall {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id!: string;
  @Column('text') vendor!: string;
  @Column('text') operation!: string;
  @CreateDateColumn({ type: 'timestamptz' }) at!: Date;
  @Column('int') duration_ms!: number;
  @Column('text') outcome!: string;
  @Column('text', { nullable: true }) error_code!: string | null;
  @Column('double precision', { default: 0 }) cost!: number;
  /** Scan and task of the call; null without a scan. */
  @Index() @Column('uuid', { nullable: true }) scan_id!: string | null;
  @Column('uuid', { nullable: true }) task_id!: string | null;
}
