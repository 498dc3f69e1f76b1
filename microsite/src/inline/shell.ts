/** What a page whose content is rendered already needs before its first paint. */
import './after-paint.ts';
import './early-press.ts';
import './page-data.ts';
import './css-variables.ts';
import { problemOf } from '../lib/api.ts';

// static pages have no part that the server could call ready; the island of the quiz says itself when it is
const { inline } = window.pageData;
if (inline && document.documentElement.dataset.page !== 'quiz')
  document.documentElement.dataset.state = problemOf(inline) ? 'error' : 'ready';
