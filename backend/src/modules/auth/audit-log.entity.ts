import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** Who changed what, from what to what. Written in the transaction of the change. */
@Entity('audit_log')
@Index(['resource', 'resource_id'])
@Index(['at', 'id'])
@Index(['user_email', 'at'])
@Index(['resource', 'at', 'id'])
@Index('audit_log_resource_id_idx', { synchronize: false })
@Index('audit_log_actions_idx', { synchronize: false })
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: number;
  @Column('timestamptz', { default: () => 'now()' }) at!: Date;
  @Index() @Column('uuid', { nullable: true }) user_id!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'user_id' }) user!: Relation<User> | null;
  @Column('text', { nullable: true }) user_email!: string | null;
  /** Name of the API token that the change came by. */
  @Column('text', { nullable: true }) api_token!: string | null;
  @Column('text') action!: string;
  @Column('text') resource!: string;
  @Column('text', { nullable: true }) resource_id!: string | null;
  @Column('jsonb', { nullable: true }) before!: Record<string, unknown> | null;
  @Column('jsonb', { nullable: true }) after!: Record<string, unknown> | null;
}
