import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keptTable } from '../../common/database/kept-table.js';
import { PreparedStatements } from '../../common/database/prepared-statements.service.js';
import { QuizQuestion } from './quiz-question.entity.js';

/** The questions that are asked now, in their order. */
@Injectable()
export class ActiveQuestions {
  private readonly all: () => Promise<readonly QuizQuestion[]>;

  constructor(database: DataSource, statements: PreparedStatements) {
    this.all = keptTable(database, statements, QuizQuestion, 'r.position, r.id');
  }

  async list(): Promise<readonly Readonly<QuizQuestion>[]> {
    return (await this.all()).filter(({ active }) => active);
  }
}
