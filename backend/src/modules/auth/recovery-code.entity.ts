import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { User } from './user.entity.js';

/** Replaces the second factor once. 80 random bits, so that a plain hash suffices. */
@Entity('recovery_codes')
@Unique(['user_id', 'code_hash'])
export class RecoveryCode {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'user_id' }) user!: Relation<User>;
  @Column('text') code_hash!: string;
  @Column('timestamptz', { nullable: true }) used_at!: Date | null;
}
