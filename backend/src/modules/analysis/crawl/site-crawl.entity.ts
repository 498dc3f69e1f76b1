import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import type { CrawlResult, SiteCrawlStatus } from './site-crawl.contract.js';

/** The latest exploration of a prospect's site. A former result stays until a new one is complete. */
@Entity('site_crawls')
@Check('site_crawls_status_check', `status IN ('queued', 'running', 'done', 'cancelled', 'failed')`)
@Index(['requested_by'])
@Index('site_crawls_open_host_idx', ['host'], { unique: true, where: `status IN ('queued', 'running')` })
export class SiteCrawl {
  @PrimaryColumn('uuid') prospect_id!: string;
  @OneToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  /** Differs with each order: a job of a former order finds nothing to do. */
  @Column('uuid') run_id!: string;
  @Column('text', { default: 'queued' }) status!: SiteCrawlStatus;
  @Column('text') url!: string;
  /** Without www.; never explored twice at once. */
  @Column('text') host!: string;
  @Column('int', { default: 0 }) visited!: number;
  @Column('int', { default: 0 }) known!: number;
  @Column('uuid', { nullable: true }) requested_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true }) @JoinColumn({ name: 'requested_by' }) requester!: Relation<User> | null;
  @Column('timestamptz') ordered_at!: Date;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
  /** Why it failed, for staff. */
  @Column('text', { nullable: true }) failure!: string | null;
  @Column('jsonb', { nullable: true }) result!: CrawlResult | null;
}
