import { promises as dns } from 'node:dns';

/** Hosts that this machine plays: the product resolves them to it, the browser's way out included. Answers how to end it. */
export function playHosts(names: ReadonlySet<string>): () => void {
  const resolver = dns as { lookup: (name: string, options: object) => Promise<unknown> };
  const { lookup } = resolver;
  resolver.lookup = (name, options) =>
    names.has(name) ? Promise.resolve([{ address: '127.0.0.1', family: 4 }]) : lookup.call(dns, name, options);
  return () => {
    resolver.lookup = lookup;
  };
}
