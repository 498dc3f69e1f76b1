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
  @Column('timestamptz', { nullable: true }) disabled_at!: Date | null;
  @Column('timestamptz', { nullable: true }) last_login_at!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
