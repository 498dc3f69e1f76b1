import { auditView } from '../lib/score/audit-view.ts';
import { countAt } from '../lib/score/count-up.ts';
import { fillScore } from './counted-score.ts';

fillScore(auditView, countAt);
