import ipaddr from 'ipaddr.js';
import { type DnsRecords, DnsTrouble } from './dns-records.js';

type Qualifier = 'pass' | 'fail' | 'softfail' | 'neutral';
type SpfFault = 'several' | 'too_many' | 'void' | 'syntax' | 'missing_include';

export interface SpfVerdict {
  result: Qualifier | 'none' | 'permerror' | 'temperror';
  fault: SpfFault | null;
  record: string | null;
  /** Domains that it includes or redirects to, in the order they were read. */
  includes: string[];
}

/** RFC 7208, 4.6.4. */
const MAX_LOOKUPS = 10;
const MAX_VOID = 2;
const MAX_TERMS = 100;
const QUALIFIERS: Record<string, Qualifier> = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' };
const MECHANISM = /^([+\-~?]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?::([^/]+|[\da-f:.]+)?)?((?:\/\/?\d{1,3}){0,2})$/i;

class PermanentError extends Error {
  constructor(readonly fault: SpfFault) {
    super(fault);
  }
}

/** Whether a domain lets an address send in its name: `check_host()` of RFC 7208 without macros, which match nothing here. */
export async function checkHost(address: string, domain: string, dns: DnsRecords): Promise<SpfVerdict> {
  return new SpfCheck(address, dns).run(domain);
}

class SpfCheck {
  private lookups = 0;
  private voids = 0;
  private readonly includes: string[] = [];
  private first: string | null = null;

  constructor(
    private readonly address: string,
    private readonly dns: DnsRecords,
  ) {}

  async run(domain: string): Promise<SpfVerdict> {
    const rest = (result: SpfVerdict['result'], fault: SpfFault | null = null): SpfVerdict => ({
      ...{ result, fault, record: this.first, includes: this.includes },
    });
    try {
      return rest(await this.evaluate(domain));
    } catch (error) {
      if (error instanceof PermanentError) return rest('permerror', error.fault);
      if (error instanceof DnsTrouble) return rest('temperror');
      throw error;
    }
  }

  private async evaluate(domain: string): Promise<Qualifier | 'none'> {
    const records = (await this.dns.txt(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
    if (records.length > 1) throw new PermanentError('several');
    const [record] = records;
    if (record === undefined) return 'none';
    this.first ??= record;
    const terms = record.split(/ +/).slice(1).filter(Boolean).slice(0, MAX_TERMS);
    let redirect: string | null = null;
    for (const term of terms) {
      const modifier = /^([a-z][\w.-]*)=(.*)$/i.exec(term);
      if (modifier) {
        if (modifier[1]?.toLowerCase() === 'redirect') redirect = modifier[2] ?? null;
        continue;
      }
      const found = MECHANISM.exec(term);
      if (!found) throw new PermanentError('syntax');
      const [, sign = '', name = '', value = '', prefix = ''] = found;
      if (!(await this.matches(name.toLowerCase(), value, prefix, domain))) continue;
      return QUALIFIERS[sign || '+'] ?? 'pass';
    }
    if (redirect === null || terms.some((term) => /^[+\-~?]?all$/i.test(term))) return 'neutral';
    if (redirect.includes('%')) return 'neutral';
    this.count();
    this.includes.push(redirect.toLowerCase());
    const answer = await this.evaluate(redirect);
    if (answer === 'none') throw new PermanentError('missing_include');
    return answer;
  }

  private async matches(name: string, value: string, prefix: string, domain: string): Promise<boolean> {
    if (name === 'all') return true;
    if (name === 'ip4' || name === 'ip6') return inRange(this.address, value + prefix);
    this.count();
    const target = value || domain;
    if (target.includes('%') || name === 'ptr') return false;
    if (name === 'include') return this.includesIt(target);
    if (name === 'exists') return (await this.noted(this.dns.addresses(target))).length > 0;
    const hosts = name === 'mx' ? (await this.noted(this.dns.mx(target))).filter(Boolean).slice(0, MAX_LOOKUPS) : [target];
    for (const host of hosts) {
      const addresses = name === 'mx' ? await this.dns.addresses(host) : await this.noted(this.dns.addresses(host));
      if (addresses.some((address) => inRange(this.address, address + prefixFor(address, prefix)))) return true;
    }
    return false;
  }

  private async includesIt(target: string): Promise<boolean> {
    this.includes.push(target.toLowerCase());
    const answer = await this.evaluate(target);
    if (answer === 'none') throw new PermanentError('missing_include');
    return answer === 'pass';
  }

  private count(): void {
    this.lookups += 1;
    if (this.lookups > MAX_LOOKUPS) throw new PermanentError('too_many');
  }

  private async noted(asking: Promise<string[]>): Promise<string[]> {
    const answer = await asking;
    if (answer.length === 0) this.voids += 1;
    if (this.voids > MAX_VOID) throw new PermanentError('void');
    return answer;
  }
}

/** `/24//64`: the first is of IPv4, the one after two strokes of IPv6. */
function prefixFor(address: string, prefix: string): string {
  const found = address.includes(':') ? /\/\/(\d{1,3})/.exec(prefix) : /^\/(\d{1,3})/.exec(prefix);
  return found ? `/${found[1]}` : '';
}

function inRange(address: string, range: string): boolean {
  const [network = '', bits] = range.split('/');
  if (!ipaddr.isValid(address) || !ipaddr.isValid(network)) return false;
  const [ip, net] = [ipaddr.process(address), ipaddr.process(network)];
  const longest = net.kind() === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? longest : Number(bits);
  if (length > longest || ip.kind() !== net.kind()) return false;
  return ip.kind() === 'ipv4'
    ? (ip as ipaddr.IPv4).match(net as ipaddr.IPv4, length)
    : (ip as ipaddr.IPv6).match(net as ipaddr.IPv6, length);
}
