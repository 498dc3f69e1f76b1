import { ensureRendered } from './render-in-browser.ts';
import { retryButtons } from './retry.ts';

void ensureRendered(async () => ({ 'mon-rendez-vous': (await import('../sections/booking/CallPage.tsx')).CallPage })).then(retryButtons);
