import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Canton } from '../../rules/cantons.rules.js';
import { Prospect } from './prospect.entity.js';

/**
 * Values for display, order and filters of the list, one row per prospect; written by `writeProspectFigures` only, in the transaction of
 * the cause. Measured or typed figures, never examples. Null = unknown.
 */
@Entity('prospect_figures')
@Index('prospect_figures_created_at_idx', { synchronize: false })
@Index('prospect_figures_mobile_points_idx', { synchronize: false })
@Index('prospect_figures_cms_idx', { synchronize: false })
@Index('prospect_figures_canton_idx', { synchronize: false })
@Index('prospect_figures_desktop_points_idx', { synchronize: false })
@Index('prospect_figures_findings_idx', { synchronize: false })
@Index('prospect_figures_critical_idx', { synchronize: false })
@Index('prospect_figures_keyword_count_idx', { synchronize: false })
@Index('prospect_figures_rating_idx', { synchronize: false })
@Index('prospect_figures_review_count_idx', { synchronize: false })
@Index('prospect_figures_cited_share_idx', { synchronize: false })
@Index('prospect_figures_scanned_at_idx', { synchronize: false })
@Index('prospect_figures_city_idx', { synchronize: false })
@Index('prospect_figures_trade_idx', { synchronize: false })
@Index('prospect_figures_city_words_idx', { synchronize: false })
@Index('prospect_figures_trade_words_idx', { synchronize: false })
export class ProspectFigures {
  @PrimaryColumn('uuid') prospect_id!: string;
  @OneToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  /** False while a bulk deletion waits for the prospect. */
  @Column('boolean') listed!: boolean;
  /** A made-up company of the demonstration. */
  @Column('boolean') example!: boolean;
  @Column('timestamptz') created_at!: Date;
  /** The town as written; the canton derived from it. */
  @Column('text', { nullable: true }) city!: string | null;
  @Column('text', { nullable: true }) canton!: Canton | null;
  @Column('text', { nullable: true }) trade!: string | null;
  /** Place and trade normalised for searches. */
  @Column('text', { nullable: true, select: false }) city_words!: string | null;
  @Column('text', { nullable: true, select: false }) trade_words!: string | null;
  /** When the last scan of the present address ended. */
  @Column('timestamptz', { nullable: true }) scanned_at!: Date | null;
  /** Lighthouse, 0–100. */
  @Column('int', { nullable: true }) mobile_points!: number | null;
  @Column('int', { nullable: true }) desktop_points!: number | null;
  @Column('text', { nullable: true }) cms!: string | null;
  @Column('int', { nullable: true }) findings!: number | null;
  @Column('int', { nullable: true }) critical!: number | null;
  @Column('int', { nullable: true }) keyword_count!: number | null;
  /** Google, of 5. */
  @Column('double precision', { nullable: true }) rating!: number | null;
  @Column('int', { nullable: true }) review_count!: number | null;
  @Column('int', { nullable: true }) assistant_answers!: number | null;
  @Column('int', { nullable: true }) assistant_citations!: number | null;
  /** Of the answers of assistants, those that name the company, percent. */
  @Column('int', { nullable: true }) cited_share!: number | null;
}
