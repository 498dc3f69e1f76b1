import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, UpdateDateColumn } from 'typeorm';
import { User } from '../auth/user.entity.js';

/** One document of settings; its shape is in settings.contract.ts under the same key. */
@Entity('settings')
export class Setting {
  @PrimaryColumn('text') key!: string;
  @Column('jsonb') value!: unknown;
  @Index() @Column('uuid', { nullable: true }) updated_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'updated_by' }) author!: Relation<User> | null;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
