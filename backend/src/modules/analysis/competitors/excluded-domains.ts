import { asciiHost } from '../../../common/display-host.js';

/** Returns whether a website is excluded from comparisons: the domain itself or a subdomain. */
export function isExcluded(url: string, excluded: readonly string[]): boolean {
  const host = new URL(url).hostname.replace(/\.$/, '');
  return excluded.map(asciiHost).some((domain) => host === domain || host.endsWith(`.${domain}`));
}
