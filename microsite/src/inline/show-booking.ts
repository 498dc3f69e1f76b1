import { bookingView } from '../lib/booking/booking-view.ts';
import { fillPage } from './fill.ts';

fillPage(bookingView);
