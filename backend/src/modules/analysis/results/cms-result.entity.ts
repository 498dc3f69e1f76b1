import { Column, Entity } from 'typeorm';
import type { SocialProfile, Technology } from '../../../providers/tech-stack/tech-stack.contract.js';
import { OnlyResult } from './result.entity.js';

/** What the website is made with. */
@Entity('cms_detection_results')
export class CmsResult extends OnlyResult {
  @Column('text') url!: string;
  @Column('boolean') detected!: boolean;
  @Column('text', { nullable: true }) cms_name!: string | null;
  @Column('text', { nullable: true }) version!: string | null;
  @Column('int', { nullable: true }) confidence!: number | null;
  @Column('text', { nullable: true }) logo_url!: string | null;
  @Column('jsonb', { default: {} }) details!: Record<string, unknown>;
  @Column('jsonb', { default: [] }) technologies!: Technology[];
  @Column('jsonb', { default: [] }) social_profiles!: SocialProfile[];
}
