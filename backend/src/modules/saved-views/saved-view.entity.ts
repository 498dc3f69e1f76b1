import {
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
import { User } from '../auth/user.entity.js';
import type { ViewContent } from './saved-view.contract.js';

/** A saved filter of a list, personal or shared. */
@Entity('saved_views')
@Unique('saved_views_name_key', ['user_id', 'resource', 'name'])
@Index(['user_id', 'resource', 'created_at'])
@Index('saved_views_shared_idx', ['resource', 'name', 'id'], { where: 'shared' })
export class SavedView {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'user_id' }) user!: Relation<User>;
  @Column('text') resource!: string;
  @Column('text') name!: string;
  /** Filters, order, shown columns and rows per page. */
  @Column('jsonb') content!: ViewContent;
  @Column('boolean', { default: false }) shared!: boolean;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
