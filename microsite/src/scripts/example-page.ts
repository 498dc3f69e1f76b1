import { ensureRendered } from './render-in-browser.ts';

void ensureRendered(async () => ({ 'cta-comparison': (await import('../sections/claims/SmartIndexValue.tsx')).SmartIndexValue }));
