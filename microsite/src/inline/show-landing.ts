import { landingView } from '../lib/report/landing-view.ts';
import { fillPage } from './fill.ts';

fillPage(landingView);
