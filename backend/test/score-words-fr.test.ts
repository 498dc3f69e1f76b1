import { describeScores } from './score-words/describe-scores.js';

describeScores('fr');
