import { takeFinished } from '../lib/quiz/just-finished.ts';
import { settleAt } from '../lib/score/count-up.ts';
import { scoreView } from '../lib/score/score-view.ts';
import { fillScore } from './counted-score.ts';

fillScore(scoreView, takeFinished(window.pageData.token) ? settleAt : null);
