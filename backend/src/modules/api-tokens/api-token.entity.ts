import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import type { ApiScope } from '../../rules/api-scopes.rules.js';
import { User } from '../auth/user.entity.js';

/** A token of the public API. It acts for the account that made it, within its scopes; only its hash is stored. */
@Entity('api_tokens')
@Unique(['secret_hash'])
@Index(['created_at', 'id'])
export class ApiToken {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @Column('uuid') user_id!: string;
  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'user_id' }) user!: Relation<User>;
  @Column('text') name!: string;
  @Column('text', { array: true }) scopes!: ApiScope[];
  @Column('text', { select: false }) secret_hash!: string;
  /** First characters, by which people recognise it. */
  @Column('text') start!: string;
  @Column('timestamptz', { nullable: true }) expires_at!: Date | null;
  /** To the minute. */
  @Column('timestamptz', { nullable: true }) last_used_at!: Date | null;
  @Column('timestamptz', { nullable: true }) revoked_at!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
