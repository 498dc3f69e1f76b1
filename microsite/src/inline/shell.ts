/** Inline script of every page: data, early presses, colours and layout, before the first paint. */
import './after-paint.ts';
import './early-press.ts';
import './page-data.ts';
import './css-variables.ts';
import { problemOf } from '../lib/api.ts';

// static pages have no section that the server could mark as ready; the quiz becomes ready with its island
const { inline } = window.pageData;
if (inline && document.documentElement.dataset.page !== 'quiz')
  document.documentElement.dataset.state = problemOf(inline) ? 'error' : 'ready';
