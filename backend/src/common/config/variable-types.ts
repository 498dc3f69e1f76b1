import { z } from 'zod';

export const flag = z.enum(['', '0', '1', 'true', 'false', 'on', 'off']).transform((value) => ['1', 'true', 'on'].includes(value));
/** Number of proxies in front; an address that a visitor has written before them into the header is never believed. */
export const proxies = z
  .enum(['', 'true', 'false', 'on', 'off'])
  .or(z.string().regex(/^\d$/))
  .transform((value): number | false => (/^\d$/.test(value) ? Number(value) || false : (value === 'true' || value === 'on') && 1));
export const text = z.string().trim();
export const optionalText = text.optional().transform((value) => value || undefined);

export const proxyUrl = optionalText.refine(
  (url) => url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? ''),
  'must be http://host:port',
);

/** `host[:port]` list; brackets around IPv6 addresses. */
export const hostList = text.transform((value) =>
  value
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
);

/** Names as they are written, separated by commas. */
export const valueList = text.default('').transform((value) =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);
