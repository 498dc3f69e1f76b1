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
} from 'typeorm';
import type { PendingStep, SignInMethod } from '../../common/http/access.js';
import { User } from './user.entity.js';

/** One signed-in browser. Its refresh secret lives in an httpOnly cookie and changes with each use; only hashes are here. */
@Entity('sessions')
@Unique(['secret_hash'])
@Check('sessions_pending_check', `pending IN ('password', 'second_factor')`)
@Check('sessions_method_check', `method IN ('password', 'oidc', 'passkey')`)
export class Session {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @Column('uuid') user_id!: string;
  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'user_id' }) user!: Relation<User>;
  @Column('text') secret_hash!: string;
  /** Hash of the previous secret; its reuse means that one of both was stolen. */
  @Index('sessions_previous_hash_key', { unique: true }) @Column('text', { nullable: true }) previous_hash!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) rotated_at!: Date;
  /** Without further use. */
  @Column('timestamptz') expires_at!: Date;
  /** Independent of its use. */
  @Column('timestamptz', { default: () => `(now() + '30 days')` }) ends_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) last_used_at!: Date;
  /** When the password was given last. */
  @Column('timestamptz', { default: () => 'now()' }) proven_at!: Date;
  /** What has to be done before anything else. */
  @Column('text', { nullable: true }) pending!: PendingStep | null;
  @Column('text', { default: 'password' }) method!: SignInMethod;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) user_agent!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
