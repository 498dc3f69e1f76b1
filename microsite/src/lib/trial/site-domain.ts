/** The server's rule, for messages while typing; the server validates again. */

/** Host of a website without www; null while it is not one yet. */
export function siteDomain(url: string): string | null {
  const text = url.trim();
  if (!/^https?:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text)) return null;
  const { hostname, username } = new URL(text);
  const host = hostname.replace(/^www\./, '').replace(/\.$/, '');
  return !username && host.includes('.') && !host.endsWith('.') ? host : null;
}

/** The same in the letters in which it was typed, as it is shown. */
export const typedDomain = (url: string): string | undefined =>
  /^\s*https?:\/\/(?:www\.)?([^\s/?#:]+)/i.exec(url)?.[1]?.toLowerCase().normalize();

/** `info@müller.ch` → xn--mller-kva.ch, as browsers write hosts; null while it is no address yet. */
export function emailDomain(email: string): string | null {
  const domain = /^[^\s@]+@([^\s@/?#:]+\.[^\s@/?#:.]{2,})$/.exec(email.trim())?.[1];
  return domain && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname.replace(/^www\./, '') : null;
}

/** The same domain, or one is a subdomain of the other (specification 1, section 5). */
export const isSameOrSubdomain = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
