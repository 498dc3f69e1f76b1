import { rendered } from './render-here.ts';
import { retryButtons } from './retry.ts';

void rendered(async () => ({ 'rendez-vous': (await import('../sections/booking/BookingPage.tsx')).BookingPage })).then(retryButtons);
