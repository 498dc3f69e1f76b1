import { reportView } from '../lib/report/report-view.ts';
import { fillPage } from './fill.ts';

fillPage(reportView);
