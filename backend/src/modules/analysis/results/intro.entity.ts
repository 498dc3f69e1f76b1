import { Column, Entity } from 'typeorm';
import { OnlyResult } from './result.entity.js';
import { Writing } from './writing.entity.js';

/** The two paragraphs that open the page, separated by a blank line; empty while there is nothing true to say. */
@Entity('personalized_intros')
export class PersonalizedIntro extends OnlyResult {
  @Column('text') content!: string;
  @Column('timestamptz', { nullable: true }) edited_at!: Date | null;
  @Column(() => Writing, { prefix: false }) writing!: Writing;
}
