import { countAt } from '../lib/score/count-up.ts';
import { countScore } from './counted-score.ts';

countScore(countAt);
