import { Column } from 'typeorm';
import type { FigureOrigin, Source } from './analysis.contract.js';

/** Origin of a result (decision 1). Columns `source`, `provider`, `measured_at`, `origins` of every result table. */
export class Provenance {
  @Column('text', { default: 'live' }) source!: Source;
  /** The tool or vendor with its version, e.g. `Lighthouse 13.5.0`. */
  @Column('text', { default: '' }) provider!: string;
  @Column('timestamptz') measured_at!: Date;
  /** Origins of carried-over figures by path. */
  @Column('jsonb', { default: {} }) origins?: Record<string, FigureOrigin>;
}
