import { rendered } from './render-here.ts';
import { retryButtons } from './retry.ts';

void rendered(async () => ({ 'mon-rendez-vous': (await import('../sections/booking/CallPage.tsx')).CallPage })).then(retryButtons);
