import { planPageView } from '../lib/plan/plan-page-view.ts';
import { fillPage } from './fill.ts';

fillPage(planPageView);
