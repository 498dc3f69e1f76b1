import { showReadingProgress } from './reading-progress.ts';

const header = document.querySelector<HTMLElement>('[data-header]');
if (header) showReadingProgress(header);
