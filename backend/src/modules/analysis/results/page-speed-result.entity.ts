import { Column, Entity, Index } from 'typeorm';
import type { DeviceReport } from '../../../providers/page-speed/page-speed.contract.js';
import type { DeviceFailure } from './analysis.contract.js';
import { OnlyResult } from './result.entity.js';

/** Lighthouse scores of the home page, as fractions 0–1. */
@Entity('pagespeed_results')
@Index('pagespeed_results_mobile_idx', { synchronize: false })
export class PageSpeedResult extends OnlyResult {
  @Column('text') url!: string;
  @Column('double precision', { nullable: true }) performance_score!: number | null;
  @Column('double precision', { nullable: true }) mobile_performance_score!: number | null;
  @Column('double precision', { nullable: true }) desktop_performance_score!: number | null;
  @Column('double precision', { nullable: true }) accessibility_score!: number | null;
  @Column('double precision', { nullable: true }) best_practices_score!: number | null;
  @Column('double precision', { nullable: true }) seo_score!: number | null;
  @Column('jsonb', { nullable: true }) mobile_data!: DeviceReport | null;
  @Column('jsonb', { nullable: true }) desktop_data!: DeviceReport | null;
  /** Number of runs behind the medians, and the lowest and highest mobile score among them. */
  @Column('int', { default: 1 }) runs!: number;
  @Column('jsonb', { nullable: true }) range!: [number, number] | null;
  /** Devices whose last measurement failed, and why; for staff. */
  @Column('jsonb', { default: [] }) failures!: DeviceFailure[];
}
