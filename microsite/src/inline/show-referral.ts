import { referralView } from '../lib/forms/referral-form.ts';
import { fillPage } from './fill.ts';

fillPage(referralView);
