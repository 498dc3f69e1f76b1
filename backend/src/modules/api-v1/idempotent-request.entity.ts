import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { ApiToken } from '../api-tokens/api-token.entity.js';
import { Prospect } from '../prospects/prospect.entity.js';

/** A request with an `Idempotency-Key`, and its answer once there is one. */
@Entity('idempotent_requests')
@Unique(['token_id', 'key'])
export class IdempotentRequest {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') token_id!: string;
  @ManyToOne(() => ApiToken, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'token_id' }) token!: Relation<ApiToken>;
  @Column('text') key!: string;
  /** SHA-256 of method, address and body. */
  @Column('text') request_hash!: string;
  /** JSON, sealed where it holds a secret; null while the request runs. */
  @Column('text', { nullable: true }) answer!: string | null;
  /** The answer names this person: it is erased with them. */
  @Index() @Column('uuid', { nullable: true }) prospect_id!: string | null;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect> | null;
  @Index() @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
