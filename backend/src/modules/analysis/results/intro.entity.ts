import { Column, Entity } from 'typeorm';
import { OnlyResult } from './result.entity.js';
import { Writing } from './writing.entity.js';

/** The introduction of the page: two paragraphs separated by a blank line; empty without facts. */
@Entity('personalized_intros')
export class PersonalizedIntro extends OnlyResult {
  @Column('text') content!: string;
  @Column('timestamptz', { nullable: true }) edited_at!: Date | null;
  @Column(() => Writing, { prefix: false }) writing!: Writing;
}
