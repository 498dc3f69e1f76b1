import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { User } from './user.entity.js';

/** One signed-in browser. Its refresh secret lives in an httpOnly cookie; only the hash is here. */
@Entity('sessions')
@Unique(['secret_hash'])
export class Session {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @Column('uuid') user_id!: string;
  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'user_id' }) user!: Relation<User>;
  @Column('text') secret_hash!: string;
  @Column('timestamptz') expires_at!: Date;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
