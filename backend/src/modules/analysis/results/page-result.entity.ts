import { Column, Entity, Unique } from 'typeorm';
import type {
  CacheControl,
  LastModified,
  PageMeta,
  PageSource,
  PageTiming,
  ResourceErrors,
  TechnicalInfo,
} from '../../../providers/page-audit/page-audit.contract.js';
import type { SeenIndexing } from '../../../rules/indexing.rules.js';
import type { SeoIssues } from './analysis.contract.js';
import { RepeatedResult } from './result.entity.js';

/** On-page facts of one page (“instant page analysis”). Sizes in bytes, times in ms; null = not measured. */
@Entity('instant_page_analysis')
@Unique(['prospect_id', 'url'])
export class PageResult extends RepeatedResult {
  @Column('text') url!: string;
  @Column('timestamptz') analysis_date!: Date;
  @Column('double precision', { nullable: true }) onpage_score!: number | null;
  @Column('boolean', { nullable: true }) rendered!: boolean | null;
  @Column('jsonb', { nullable: true }) raw!: PageSource | null;
  /** Directives of the page and its server for search engines. */
  @Column('jsonb', { nullable: true }) indexing!: SeenIndexing | null;
  @Column('jsonb') page_timing!: PageTiming;
  @Column('jsonb') meta!: PageMeta;
  @Column('jsonb') resource_errors!: ResourceErrors;
  @Column('jsonb') cache_control!: CacheControl;
  @Column('jsonb') checks!: Record<string, boolean>;
  @Column('jsonb') technical_info!: TechnicalInfo;
  @Column('jsonb') seo_issues!: SeoIssues;
  @Column('jsonb', { nullable: true }) raw_response!: Record<string, unknown> | null;
  @Column('text', { nullable: true }) content_encoding!: string | null;
  @Column('text', { nullable: true }) media_type!: string | null;
  @Column('text', { nullable: true }) server!: string | null;
  @Column('int', { nullable: true }) total_dom_size!: number | null;
  @Column('int', { nullable: true }) size!: number | null;
  @Column('int', { nullable: true }) encoded_size!: number | null;
  @Column('int', { nullable: true }) total_transfer_size!: number | null;
  @Column('int', { nullable: true }) url_length!: number | null;
  @Column('int', { nullable: true }) relative_url_length!: number | null;
  @Column('boolean', { nullable: true }) broken_resources!: boolean | null;
  @Column('boolean', { nullable: true }) broken_links!: boolean | null;
  @Column('boolean', { nullable: true }) duplicate_title!: boolean | null;
  @Column('boolean', { nullable: true }) duplicate_description!: boolean | null;
  @Column('boolean', { nullable: true }) duplicate_content!: boolean | null;
  @Column('int', { nullable: true }) click_depth!: number | null;
  @Column('timestamptz', { nullable: true }) fetch_time!: Date | null;
  @Column('jsonb', { nullable: true }) last_modified!: LastModified | null;
  @Column('jsonb', { default: {} }) social_media_tags!: Record<string, string>;
}
