import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';

/** One saved answer. The same prospect and question replaces, so that a replayed offline queue changes nothing. */
@Entity('reponses_quiz')
@Index('reponses_quiz_search_idx', { synchronize: false })
@Unique(['prospect_id', 'question_id'])
@Index(['timestamp', 'id'])
@Index(['question_id', 'score_partiel'])
export class QuizAnswer {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Index() @Column('text') token!: string;
  /** Text, as in the specification: answers outlive an edited or deleted question. */
  @Column('text') question_id!: string;
  @Column('text') reponse!: string;
  /** Points of this answer, 0–30. */
  @Column('int') score_partiel!: number;
  @Column('timestamptz', { default: () => 'now()' }) timestamp!: Date;
}
