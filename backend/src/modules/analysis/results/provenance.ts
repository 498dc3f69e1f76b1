import { Column } from 'typeorm';
import type { Source } from '../analysis.contract.js';

/** Where a result comes from (decision 1). Columns `source`, `provider`, `measured_at` of every result table. */
export class Provenance {
  @Column('text', { default: 'live' }) source!: Source;
  /** The tool or vendor with its version, e.g. `Lighthouse 13.5.0`. */
  @Column('text', { default: '' }) provider!: string;
  @Column('timestamptz') measured_at!: Date;
}
