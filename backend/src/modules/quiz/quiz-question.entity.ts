import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { QuizCategory } from './quiz.contract.js';

@Entity('quiz_questions')
@Check('quiz_questions_category_check', `category IN ('maturity', 'acquisition', 'innovation')`)
@Check('quiz_questions_options_check', 'jsonb_array_length(options) = 4')
@Index(['position'])
export class QuizQuestion {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'BY DEFAULT' }) id!: number;
  @Column('text') question!: string;
  /** Exactly four texts, in the order they are shown. */
  @Column('jsonb') options!: string[];
  /** Option text → 0–100 points; above 30 counts as 30 (decision 20). Never sent to a prospect. */
  @Column('jsonb') weights!: Record<string, number>;
  @Column('int') position!: number;
  @Column('text') category!: QuizCategory;
  @Column('boolean', { default: true }) active!: boolean;
  @Column('uuid', { nullable: true }) created_by!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
