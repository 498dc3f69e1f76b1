import { rendered } from './render-here.ts';

void rendered(async () => ({ 'cta-comparison': (await import('../sections/claims/SmartIndexValue.tsx')).SmartIndexValue }));
