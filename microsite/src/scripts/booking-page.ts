import { ensureRendered } from './render-in-browser.ts';
import { retryButtons } from './retry.ts';

void ensureRendered(async () => ({ 'rendez-vous': (await import('../sections/booking/BookingPage.tsx')).BookingPage })).then(retryButtons);
