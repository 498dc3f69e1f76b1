import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { Language } from '../../rules/language.rules.js';
import type { FlagFacts } from '../../rules/review.rules.js';
import type { ReviewStatus } from '../../rules/review-state.rules.js';
import { User } from '../auth/user.entity.js';
import type { ProspectMetadata, ProspectStatus, Validation } from './prospect.contract.js';

/** A company to win as a customer, with its contact. Columns are named as in the specification (decision 25). */
@Entity('prospects')
@Unique(['token'])
@Check('prospects_token_check', `token ~ '^[A-Za-z0-9]{8}$'`)
@Check('prospects_score_check', 'score BETWEEN 0 AND 100')
@Check('prospects_status_check', `status IN ('new', 'contacted', 'qualified', 'converted', 'rejected')`)
@Check('prospects_review_status_check', `review_status IN ('draft', 'to_review', 'validated')`)
@Check('prospects_language_check', `language IN ('fr', 'de', 'it')`)
@Check('prospects_external_id_check', 'char_length(external_id) BETWEEN 1 AND 200')
@Check('prospects_next_action_check', 'char_length(next_action) BETWEEN 1 AND 300')
@Check('prospects_validation_check', `validation IS NULL OR review_status = 'validated'`)
@Index('prospects_created_at_id_idx', { synchronize: false })
@Index('prospects_updated_at_id_idx', { synchronize: false })
@Index('prospects_nom_id_idx', { synchronize: false })
@Index('prospects_prenom_id_idx', { synchronize: false })
@Index('prospects_email_id_idx', { synchronize: false })
@Index('prospects_status_id_idx', { synchronize: false })
@Index('prospects_listed_idx', { synchronize: false })
@Index('prospects_state_idx', { synchronize: false })
@Index('prospects_with_site_idx', { synchronize: false })
@Index('prospects_deletion_id_idx', { synchronize: false })
@Index('prospects_score_id_idx', { synchronize: false })
@Index('prospects_without_score_idx', { synchronize: false })
@Index('prospects_email_idx', { synchronize: false })
@Index('prospects_search_idx', { synchronize: false })
@Index('prospects_red_flags_idx', { synchronize: false })
@Index('prospects_flagged_idx', { synchronize: false })
@Index('prospects_peer_group_idx', { synchronize: false })
@Index('prospects_trials_idx', { synchronize: false })
@Index('prospects_funnel_idx', { synchronize: false })
@Index('prospects_open_quiz_idx', { synchronize: false })
@Index('prospects_site_domain_idx', { synchronize: false })
@Index('prospects_examples_idx', { synchronize: false })
@Index('prospects_lower_token_idx', { synchronize: false })
@Index('prospects_owner_id_idx', { synchronize: false })
@Index('prospects_language_idx', { synchronize: false })
@Index('prospects_next_action_at_idx', { synchronize: false })
@Index('prospects_next_action_idx', { synchronize: false })
@Index('prospects_external_id_key', { synchronize: false })
export class Prospect {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Token of the personal page: 8 letters or digits. */
  @Column('text') token!: string;
  @Column('text') email!: string;
  /** First name; empty on self-serve. */
  @Column('text', { default: '' }) prenom!: string;
  /** Last name; the company's name on self-serve. */
  @Column('text') nom!: string;
  @Column('text', { nullable: true }) linkedin!: string | null;
  @Column('text', { nullable: true }) site_url!: string | null;
  @Column('text', { nullable: true }) notes!: string | null;
  @Column('text', { nullable: true }) source!: string | null;
  @Column('text', { nullable: true }) poste!: string | null;
  @Column('text', { nullable: true }) telephone!: string | null;
  @Column('text', { nullable: true }) business_name!: string | null;
  @Column('text', { nullable: true }) location!: string | null;
  /** In which they are written to and read their pages; null: French, until the visitor chooses another. */
  @Column('text', { nullable: true }) language!: Language | null;
  /** Quiz score 0–100; null until the quiz is done. */
  @Column('int', { nullable: true }) score!: number | null;
  /** Global score of a trial, 0–100, over the parts that were measured; null below three of them. */
  @Column('int', { nullable: true }) self_serve_score!: number | null;
  /** How many of its five parts were measured; null when it is no trial. */
  @Column('int', { nullable: true }) self_serve_measured!: number | null;
  @Column('boolean', { default: false }) page_vue!: boolean;
  @Column('boolean', { default: false }) quiz_commence!: boolean;
  @Column('boolean', { default: false }) quiz_en_cours!: boolean;
  @Column('boolean', { default: false }) quiz_fait!: boolean;
  @Column('boolean', { default: false }) rdv_pris!: boolean;
  @Column('text', { default: 'new' }) status!: ProspectStatus;
  @Column('text', { default: 'draft' }) review_status!: ReviewStatus;
  /** Red flags, computed from the latest results. */
  @Column('text', { array: true, default: {} }) red_flags!: string[];
  /** The figures behind each flag, by its id. */
  @Column('jsonb', { default: {} }) red_flag_facts!: Record<string, FlagFacts>;
  /** The individual approval with accepted flags; null after a bulk approval. */
  @Column('jsonb', { nullable: true }) validation!: Validation | null;
  @Index({ where: 'email_campaign_id IS NOT NULL' }) @Column('uuid', { nullable: true }) email_campaign_id!: string | null;
  // by name: campaigns come after prospects in the order of modules
  @ManyToOne('EmailCampaign', { onDelete: 'SET NULL' }) @JoinColumn({ name: 'email_campaign_id' }) email_campaign!: Relation<object> | null;
  @Column('boolean', { default: false }) email_sent!: boolean;
  @Column('timestamptz', { nullable: true }) email_sent_at!: Date | null;
  @Column('jsonb', { default: {} }) metadata!: ProspectMetadata;
  /** The owner; null once the account is deleted. */
  @Column('uuid', { nullable: true }) owner_id!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'owner_id' }) owner!: Relation<User> | null;
  /** The next action, text and date. */
  @Column('text', { nullable: true }) next_action!: string | null;
  @Column('timestamptz', { nullable: true }) next_action_at!: Date | null;
  /** Its id in another system that writes through the API. */
  @Column('text', { nullable: true }) external_id!: string | null;
  /** The pending bulk deletion; until then the prospect is hidden and can be restored. */
  @Column('uuid', { nullable: true }) deletion_id!: string | null;
  /** Written by the database: what `q` searches, folded. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false }) search_text!: string;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
