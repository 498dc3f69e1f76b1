import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';

/** A document of settings as it was saved once. */
@Entity('setting_versions')
@Index(['key', 'id'])
export class SettingVersion {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: number;
  @Column('text') key!: string;
  @Column('jsonb') value!: unknown;
  @Column('timestamptz', { default: () => 'now()' }) at!: Date;
  @Index() @Column('uuid', { nullable: true }) user_id!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'user_id' }) user!: Relation<User> | null;
  @Column('text', { nullable: true }) user_email!: string | null;
}
