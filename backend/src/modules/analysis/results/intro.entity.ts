import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryGeneratedColumn, type Relation, UpdateDateColumn } from 'typeorm';
import { Prospect } from '../../prospects/prospect.entity.js';
import { Provenance } from './provenance.js';
import { Writing } from './writing.entity.js';

/** The two paragraphs that open the page, separated by a blank line; empty while there is nothing true to say. */
@Entity('personalized_intros')
export class PersonalizedIntro {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @OneToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') content!: string;
  @Column('timestamptz', { nullable: true }) edited_at!: Date | null;
  @Column(() => Writing, { prefix: false }) writing!: Writing;
  @Column(() => Provenance, { prefix: false }) provenance!: Provenance;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
