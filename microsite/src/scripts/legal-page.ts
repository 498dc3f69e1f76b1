import { ensureRendered } from './render-in-browser.ts';

void ensureRendered(async () => ({ mentions: (await import('../sections/legal/LegalPage.tsx')).LegalPage }));
