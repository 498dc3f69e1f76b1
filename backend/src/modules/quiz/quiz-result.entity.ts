import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import { QuizVersion } from './quiz-version.entity.js';

/** The finished quiz as it was scored, so that later edits of the questions change no score. */
@Entity('quiz_results')
@Index(['version_id', 'completed_at'])
@Index(['completed_at'])
export class QuizResult {
  @PrimaryColumn('uuid') prospect_id!: string;
  @OneToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('int') score!: number;
  /** Category percentages, unrounded; null when the version had no question of the category. */
  @Column('double precision', { nullable: true }) maturity!: number | null;
  @Column('double precision', { nullable: true }) acquisition!: number | null;
  @Column('double precision', { nullable: true }) innovation!: number | null;
  /** The questions with their points as answered. */
  @Column('jsonb') questions!: { id: number; question: string; category: string; answer: string; points: number }[];
  /** The version of the questions at completion; null for earlier quizzes. */
  @Column('int', { nullable: true }) version_id!: number | null;
  @ManyToOne(() => QuizVersion) @JoinColumn({ name: 'version_id' }) version!: Relation<QuizVersion> | null;
  @Index() @CreateDateColumn({ type: 'timestamptz' }) completed_at!: Date;
}
