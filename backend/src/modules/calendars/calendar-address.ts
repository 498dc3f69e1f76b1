const MESSAGE = 'Une adresse complète qui commence par https://';

/** The address that a person typed or pasted, completed; or what is wrong with it. Internal hosts that the server allows may be plain http. */
export function calendarAddress(typed: string, allowHosts: readonly string[]): URL | string {
  const url = URL.parse(withScheme(typed.trim()));
  if (!url || url.username || url.password) return MESSAGE;
  const isAllowed = allowHosts.includes(url.host);
  return url.protocol === 'https:' || (isAllowed && url.protocol === 'http:') ? url : MESSAGE;
}

/** `webcal:` is how providers write a feed for calendar programs. */
const withScheme = (typed: string): string => {
  const address = typed.replace(/^webcals?:/i, 'https:');
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
};
