import { rendered } from './render-here.ts';

void rendered(async () => ({ mentions: (await import('../sections/legal/LegalPage.tsx')).LegalPage }));
