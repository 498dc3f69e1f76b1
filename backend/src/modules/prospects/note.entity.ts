import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Prospect } from './prospect.entity.js';

/** Earlier versions of a prospect's notes; `created_by` replaced this one. */
@Entity('notes')
export class Note {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') content!: string;
  @Column('uuid', { nullable: true }) created_by!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
