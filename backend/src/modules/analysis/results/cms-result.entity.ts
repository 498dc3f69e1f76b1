import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryGeneratedColumn, type Relation, UpdateDateColumn } from 'typeorm';
import type { SocialProfile, Technology } from '../../../providers/tech-stack/tech-stack.contract.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { Provenance } from './provenance.js';

/** What the website is made with. */
@Entity('cms_detection_results')
export class CmsResult {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @OneToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') url!: string;
  @Column('boolean') detected!: boolean;
  @Column('text', { nullable: true }) cms_name!: string | null;
  @Column('text', { nullable: true }) version!: string | null;
  @Column('int', { nullable: true }) confidence!: number | null;
  @Column('text', { nullable: true }) logo_url!: string | null;
  @Column('jsonb', { default: {} }) details!: Record<string, unknown>;
  @Column('jsonb', { default: [] }) technologies!: Technology[];
  @Column('jsonb', { default: [] }) social_profiles!: SocialProfile[];
  @Column(() => Provenance, { prefix: false }) provenance!: Provenance;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
