import { asciiHost } from '../../../common/display-host.js';

/** Whether a website is on the list of those never measured as neighbours: the domain itself, or a host below it. */
export function isExcluded(url: string, excluded: readonly string[]): boolean {
  const host = new URL(url).hostname.replace(/\.$/, '');
  return excluded.map(asciiHost).some((domain) => host === domain || host.endsWith(`.${domain}`));
}
