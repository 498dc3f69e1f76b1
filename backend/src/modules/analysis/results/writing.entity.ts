import { Column } from 'typeorm';
import type { MadeOf, TextApproval, TextChoice, TextDraft } from './stored-text.js';

/** Origin of a text (decision 31). Columns of the tables of texts. */
export class Writing {
  @Column('jsonb', { nullable: true }) choice!: TextChoice | null;
  /** Null for a text that was not composed here: public only if a person has approved it. */
  @Column('jsonb', { nullable: true }) made_of!: MadeOf | null;
  @Column('jsonb', { nullable: true }) draft!: TextDraft | null;
  @Column('jsonb', { nullable: true }) approval!: TextApproval | null;
}
