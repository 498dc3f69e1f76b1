import { takeFinished } from '../lib/quiz/just-finished.ts';
import { settleAt } from '../lib/score/count-up.ts';
import { countScore } from './counted-score.ts';

if (takeFinished(window.pageData.token)) countScore(settleAt);
