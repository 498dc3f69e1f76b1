import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';

export type FlowKind = 'oidc' | 'passkey' | 'new_passkey';

/** A sign-in, or the registration of a passkey, that a browser has begun. Its secret is in a cookie; it is used once. */
@Entity('sign_in_flows')
@Check('sign_in_flows_kind_check', `kind IN ('oidc', 'passkey', 'new_passkey')`)
export class SignInFlow {
  @PrimaryColumn('text') secret_hash!: string;
  @Column('text') kind!: FlowKind;
  /** Of a registration. */
  @Index() @Column('uuid', { nullable: true }) user_id!: string | null;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user!: Relation<User> | null;
  @Column('jsonb') payload!: Record<string, string>;
  @Index() @Column('timestamptz') expires_at!: Date;
}
