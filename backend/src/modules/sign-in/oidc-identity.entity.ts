import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { User } from '../auth/user.entity.js';

/** The account of a person at the OpenID Connect provider. Issuer and subject never change, unlike an address. */
@Entity('oidc_identities')
@Unique('oidc_identities_user_id_issuer_key', ['user_id', 'issuer'])
export class OidcIdentity {
  @PrimaryColumn('text') issuer!: string;
  @PrimaryColumn('text') subject!: string;
  @Column('uuid') user_id!: string;
  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'user_id' }) user!: Relation<User>;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
