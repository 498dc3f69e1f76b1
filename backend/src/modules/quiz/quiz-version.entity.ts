import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { VersionQuestion } from './quiz-version.js';

/** The active questions as a quiz was finished with them; never changed. */
@Entity('quiz_versions')
@Unique(['fingerprint'])
export class QuizVersion {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'BY DEFAULT' }) id!: number;
  @Column('text') fingerprint!: string;
  @Column('jsonb') questions!: VersionQuestion[];
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
