import { agencyPageView } from '../lib/agency-page-view.ts';
import { fillPage } from './fill.ts';

fillPage(agencyPageView);
