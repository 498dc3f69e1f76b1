import { ensureRendered } from './render-in-browser.ts';

void ensureRendered(async () => ({ home: (await import('../sections/home/HomePage.tsx')).HomePage }));
