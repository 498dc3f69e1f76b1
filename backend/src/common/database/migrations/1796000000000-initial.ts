import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCOUNTS } from './initial/accounts.js';
import { CAMPAIGNS } from './initial/campaigns.js';
import { FUNCTIONS } from './initial/functions.js';
import { IMPORTS } from './initial/imports.js';
import { MAIL } from './initial/mail.js';
import { OPERATIONS } from './initial/operations.js';
import { PROSPECTS } from './initial/prospects.js';
import { insertQuestions } from './initial/questions.js';
import { QUIZ } from './initial/quiz.js';
import { REQUESTS } from './initial/requests.js';
import { RESULTS } from './initial/results.js';
import { SCANS } from './initial/scans.js';
import { SETTINGS } from './initial/settings.js';
import { insertTexts } from './initial/texts.js';

/** In the order of their foreign keys. */
const SCHEMA = [FUNCTIONS, ACCOUNTS, SETTINGS, PROSPECTS, IMPORTS, SCANS, RESULTS, QUIZ, MAIL, CAMPAIGNS, REQUESTS, OPERATIONS];

/** The schema of 1.0. What changes it is a new migration; this one stays as it is. */
export class Initial1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of SCHEMA) await runner.query(sql);
    await insertQuestions(runner);
    await insertTexts(runner);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
