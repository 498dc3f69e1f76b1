import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { User } from './user.entity.js';

/** A WebAuthn credential of an account. */
@Entity('passkeys')
@Unique('passkeys_credential_id_key', ['credential_id'])
export class Passkey {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @Column('uuid') user_id!: string;
  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'user_id' }) user!: Relation<User>;
  @Column('text') name!: string;
  /** base64url. */
  @Column('text') credential_id!: string;
  /** COSE. */
  @Column('bytea') public_key!: Buffer;
  /** Number of signatures, as the authenticator counts them; many report 0. */
  @Column('bigint') counter!: number;
  @Column('text', { array: true }) transports!: string[];
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @Column('timestamptz', { nullable: true }) last_used_at!: Date | null;
}
