import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Severity } from '../../../rules/finding.rules.js';
import type { FindingId } from '../../../rules/findings.rules.js';
import type { PlanStep } from '../../../rules/plan.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { Prospect } from '../../prospects/prospect.entity.js';

/** A stored failure; its texts are in the catalogue. */
export interface StoredFinding {
  id: FindingId;
  severity: Severity;
  found: string | null;
}

/** The one list of a site's findings (decision 32), with the facts that it was made of. */
@Entity('site_judgements')
@Index('site_judgements_hidden_idx', { synchronize: false })
export class JudgedSite {
  @PrimaryColumn('uuid') prospect_id!: string;
  @OneToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  /** Scan of the last change; null = staff, or a single measurement. */
  @Index() @Column('uuid', { nullable: true }) scan_id!: string | null;
  @ManyToOne('Scan', { onDelete: 'SET NULL', nullable: true }) @JoinColumn({ name: 'scan_id' }) scan!: object | null;
  @Column('timestamptz') judged_at!: Date;
  /** What it was made of, as a digest: facts and catalogue. */
  @Column('text') basis!: string;
  @Column('text', { nullable: true }) outcome!: string | null;
  @Column('jsonb') facts!: SiteFacts;
  @Column('jsonb') findings!: StoredFinding[];
  @Column('jsonb') unmeasured!: FindingId[];
  @Column('jsonb') plan!: PlanStep[];
  @Column('int') total!: number;
  @Column('int') critical!: number;
  @Column('int') warnings!: number;
  @Column('int') notices!: number;
}
