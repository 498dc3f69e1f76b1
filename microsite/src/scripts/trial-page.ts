import { showReadingProgress } from './reading-progress.ts';
import { ensureRendered } from './render-in-browser.ts';

void ensureRendered(async () => ({ essai: (await import('../sections/trial/TrialPage.tsx')).TrialPage })).then(() => {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
});
