import { rendered } from './render-here.ts';

void rendered(async () => ({ home: (await import('../sections/home/HomePage.tsx')).HomePage }));
