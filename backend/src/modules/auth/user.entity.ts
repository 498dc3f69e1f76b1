import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';
import type { Role } from '../../common/http/access.js';

@Entity('users')
@Unique(['email'])
@Check('users_role_check', `role IN ('admin', 'staff', 'viewer')`)
export class User {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Lower case. */
  @Column('text') email!: string;
  @Column('text', { default: '' }) name!: string;
  /** argon2id in PHC form. */
  @Column('text', { select: false }) password_hash!: string;
  @Column('text') role!: Role;
  /** Set by another person. */
  @Column('boolean', { default: false }) must_change_password!: boolean;
  /** Sealed; it counts once a first code has proven that it arrived. */
  @Column('text', { nullable: true, select: false }) totp_secret!: string | null;
  @Column('timestamptz', { nullable: true }) totp_confirmed_at!: Date | null;
  /** The half minute of the last code that was taken: none is taken twice. */
  @Column('bigint', { default: 0, select: false }) totp_last_step!: number;
  @Column('timestamptz', { nullable: true }) disabled_at!: Date | null;
  @Column('timestamptz', { nullable: true }) last_login_at!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
