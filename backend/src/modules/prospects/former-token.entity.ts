import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Prospect } from './prospect.entity.js';

/** A token that was replaced by a newer one; links that carry it go on leading to its prospect. */
@Entity('prospect_former_tokens')
@Index('prospect_former_tokens_lower_token_idx', { synchronize: false })
export class FormerToken {
  @PrimaryColumn('text') token!: string;
  @Index() @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @CreateDateColumn({ type: 'timestamptz' }) replaced_at!: Date;
}
