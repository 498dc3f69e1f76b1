import type { Technology } from '../technology.js';
import { analytics } from './analytics.js';
import { enterpriseCms } from './cms-enterprise.js';
import { hostedCms } from './cms-hosted.js';
import { europeanHostedCms } from './cms-hosted-europe.js';
import { moreHostedCms } from './cms-hosted-more.js';
import { moreCms } from './cms-more.js';
import { openSourceCms } from './cms-open-source.js';
import { smallCms } from './cms-small.js';
import { wordpress } from './cms-wordpress.js';
import { contentHosts } from './content-hosts.js';
import { desktopBuilders } from './desktop-builders.js';
import { eCommerce } from './e-commerce.js';
import { moreECommerce } from './e-commerce-more.js';
import { frameworks } from './frameworks.js';
import { libraries } from './libraries.js';
import { servers } from './servers.js';
import { staticGenerators } from './static-generators.js';
import { widgets } from './widgets.js';
import { wordpressPlugins } from './wordpress-plugins.js';

/** The order decides between equals. */
export const technologies: readonly Technology[] = [
  ...wordpress,
  ...wordpressPlugins,
  ...openSourceCms,
  ...eCommerce,
  ...moreECommerce,
  ...hostedCms,
  ...europeanHostedCms,
  ...moreHostedCms,
  ...moreCms,
  ...enterpriseCms,
  ...smallCms,
  ...desktopBuilders,
  ...staticGenerators,
  ...contentHosts,
  ...frameworks,
  ...libraries,
  ...analytics,
  ...widgets,
  ...servers,
];
