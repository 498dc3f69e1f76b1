import type { crash as french } from '../fr/crash';

/** Quoted from the specification (file 3, section 8), letter for letter. */
export const crash: typeof french = {
  title: 'Oops, something went wrong',
  text: 'An error occurred while loading this page. Please try refreshing or contact support if the problem persists.',
  reload: 'Refresh Page',
  id: 'Error id:',
};
