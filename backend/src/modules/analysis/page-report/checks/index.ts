import type { Check } from '../check.js';
import { deprecatedTags } from './deprecated-tags.js';
import { hardToRead } from './hard-to-read.js';
import { highLoadingTime } from './high-loading-time.js';
import { imagesWithoutAlt } from './images-without-alt.js';
import { largePage } from './large-page.js';
import { lateInteractivity } from './late-interactivity.js';
import { lateMainContent } from './late-main-content.js';
import { lowContentRate } from './low-content-rate.js';
import { noCanonical } from './no-canonical.js';
import { noDescription } from './no-description.js';
import { noDoctype } from './no-doctype.js';
import { noEncodingMeta } from './no-encoding-meta.js';
import { noH1 } from './no-h1.js';
import { noHttps } from './no-https.js';
import { noTitle } from './no-title.js';
import { renderBlocking } from './render-blocking.js';
import { slowFirstInput } from './slow-first-input.js';
import { slowMainContent } from './slow-main-content.js';
import { titleTooLong } from './title-too-long.js';
import { titleTooShort } from './title-too-short.js';

/** Every check of the page report, the gravest of each category first. */
export const checks: readonly Check[] = [
  slowMainContent,
  lateMainContent,
  slowFirstInput,
  lateInteractivity,
  highLoadingTime,
  renderBlocking,
  noTitle,
  titleTooLong,
  titleTooShort,
  noDescription,
  noH1,
  noCanonical,
  imagesWithoutAlt,
  hardToRead,
  largePage,
  lowContentRate,
  noHttps,
  noDoctype,
  noEncodingMeta,
  deprecatedTags,
];
