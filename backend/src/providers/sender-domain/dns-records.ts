import { Resolver } from 'node:dns/promises';

/** Reads DNS records; empty lists without records. Throws DnsError when the DNS does not answer. */
export interface DnsRecords {
  /** Each record as one text. */
  txt(name: string): Promise<string[]>;
  /** IPv4 and IPv6. */
  addresses(name: string): Promise<string[]>;
  /** In the order of their preference; `''` is the null MX (RFC 7505). */
  mx(name: string): Promise<string[]>;
}

export class DnsError extends Error {
  override name = 'DnsError';
}

const MAX_RECORDS = 50;
const MAX_TEXT = 4096;

/** How long a person waits for all answers together, ms. */
export const DNS_PATIENCE_MS = 5000;

/** Queries the name servers of the machine, or those given as `ip[:port]`; queries unanswered at `signal` fail. */
export function dnsRecords(servers: readonly string[], signal: AbortSignal): DnsRecords {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  if (servers.length > 0) resolver.setServers([...servers]);
  signal.addEventListener('abort', () => resolver.cancel());
  const found = async <T>(name: string, ask: () => Promise<T[]>): Promise<T[]> => {
    if (signal.aborted) throw new DnsError(`${name}: not asked`);
    try {
      return (await ask()).slice(0, MAX_RECORDS);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(code)) return [];
      throw new DnsError(`${name}: ${code}`);
    }
  };
  return {
    txt: async (name) => (await found(name, () => resolver.resolveTxt(name))).map((chunks) => chunks.join('').slice(0, MAX_TEXT)),
    addresses: async (name) =>
      (await Promise.all([found(name, () => resolver.resolve4(name)), found(name, () => resolver.resolve6(name))])).flat(),
    mx: async (name) => {
      const records = await found(name, () => resolver.resolveMx(name));
      return records.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange.toLowerCase());
    },
  };
}
