import { showReadingProgress } from './reading-progress.ts';
import { rendered } from './render-here.ts';

void rendered(async () => ({ essai: (await import('../sections/trial/TrialPage.tsx')).TrialPage })).then(() => {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
});
