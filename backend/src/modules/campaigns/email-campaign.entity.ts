import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

@Entity('email_campaigns')
@Check('email_campaigns_status_check', `status IN ('draft', 'scheduled', 'sent', 'paused')`)
@Index(['created_at', 'id'])
export class EmailCampaign {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** The campaign's id at the e-mail provider. */
  @Column('text', { nullable: true }) emelia_id!: string | null;
  @Column('text') name!: string;
  @Column('text', { default: '' }) subject!: string;
  @Column('text', { default: '' }) template!: string;
  @Column('text', { default: 'draft' }) status!: 'draft' | 'scheduled' | 'sent' | 'paused';
  @Column('jsonb', { default: {} }) target_audience!: Record<string, unknown>;
  @Column('timestamptz', { nullable: true }) scheduled_date!: Date | null;
  @Column('timestamptz', { nullable: true }) sent_at!: Date | null;
  @Column('int', { default: 0 }) sent_count!: number;
  @Column('int', { default: 0 }) open_count!: number;
  @Column('int', { default: 0 }) click_count!: number;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
