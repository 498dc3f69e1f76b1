import type { DNSResolver } from 'mailauth';
import { DnsError, type DnsRecords } from './dns-records.js';

/** Reads SPF, DMARC and DKIM records by mailauth, which is loaded at the first check: it takes about 30 MB. */

type SpfFault = 'several' | 'too_many' | 'void' | 'syntax' | 'missing_include';

export interface SpfVerdict {
  result: 'pass' | 'none' | 'permerror' | 'other';
  fault: SpfFault | null;
  record: string | null;
  /** Domains that it includes or redirects to, in order of look-up. */
  includes: string[];
}

const SPF_FAULTS: readonly [RegExp, SpfFault][] = [
  [/multiple SPF records/, 'several'],
  [/Too many DNS requests/, 'too_many'],
  [/Too many void/, 'void'],
  [/no SPF records/, 'missing_include'],
];

/** Checks whether a domain lets an address send in its name (RFC 7208). Throws DnsError when the DNS does not answer. */
export async function checkSpf(address: string, domain: string, dns: DnsRecords): Promise<SpfVerdict> {
  const { spf } = await import('mailauth/lib/spf/index.js');
  const includes: string[] = [];
  const resolver = resolverOf(dns);
  const noted: DNSResolver = (name, type) => {
    if (type === 'TXT' && name !== domain) includes.push(name.toLowerCase());
    return resolver(name, type);
  };
  const { status, rr = null } = await spf({ sender: `postmaster@${domain}`, ip: address, helo: domain, strict: true, resolver: noted });
  const comment = status.comment ?? '';
  if (status.result === 'temperror') throw new DnsError(comment);
  const { result } = status;
  const fault = result === 'permerror' ? (SPF_FAULTS.find(([text]) => text.test(comment))?.[1] ?? 'syntax') : null;
  const known = result === 'pass' || result === 'none' || result === 'permerror';
  return { result: known ? result : 'other', fault, record: rr, includes };
}

interface DmarcPolicy {
  policy: 'none' | 'quarantine' | 'reject';
  /** Share of messages that it applies to. */
  percent: number;
  hasReports: boolean;
}

interface DmarcReading {
  found: string | null;
  policy: DmarcPolicy | 'none' | 'several' | 'broken';
}

const isDmarc = (text: string): boolean => /^v\s*=\s*DMARC1\s*(;|$)/.test(text);
const isPolicy = (text: string | undefined): text is DmarcPolicy['policy'] => ['none', 'quarantine', 'reject'].includes(text ?? '');

/** Returns the policy that applies to a domain, its own or that of its organisation. */
export async function readDmarc(domain: string, dns: DnsRecords): Promise<DmarcReading> {
  const { default: getDmarcRecord } = await import('mailauth/lib/dmarc/get-dmarc-record.js');
  const record = await getDmarcRecord(domain, resolverOf(dns));
  if (!record) {
    const [found = null, second] = (await dns.txt(`_dmarc.${domain}`)).filter(isDmarc);
    return { found, policy: second ? 'several' : found ? 'broken' : 'none' };
  }
  const { p, sp, pct = 100, rua, isOrgRecord, rr } = record;
  const policy = isOrgRecord ? (sp ?? p) : p;
  if (!isPolicy(policy)) return { found: rr, policy: 'broken' };
  return { found: rr, policy: { policy, percent: pct >= 0 && pct <= 100 ? pct : 100, hasReports: Boolean(rua) } };
}

export type DkimReading =
  | { state: 'good'; bits: number | null; isTesting: boolean }
  | { state: 'missing' | 'several' | 'revoked' | 'broken' | 'weak' };

const WEAKEST_BITS = 1024;

/** Reads the public key that a selector publishes (RFC 6376, 3.6.1). */
export async function readDkim(texts: readonly string[]): Promise<DkimReading> {
  const records = texts.filter((text) => /(^|;)\s*p\s*=/.test(text) && !/^v\s*=\s*(?!DKIM1)/i.test(text));
  const [record, second] = records;
  if (record === undefined) return { state: 'missing' };
  if (second !== undefined) return { state: 'several' };
  const { getPublicKey } = await import('mailauth/lib/tools.js');
  try {
    const { modulusLength, testing } = await getPublicKey('DKIM', '', WEAKEST_BITS, async () => [[record]]);
    return { state: 'good', bits: modulusLength ?? null, isTesting: testing };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ESHORTKEY') return { state: 'weak' };
    return { state: message === 'Missing key value' ? 'revoked' : 'broken' };
  }
}

/** Answers mailauth from DNS records; a name without records is an error there, as it is for Node.js. */
function resolverOf(dns: DnsRecords): DNSResolver {
  const answers = async (name: string, type: string) => {
    if (type === 'TXT') return (await dns.txt(name)).map((text) => [text]);
    if (type === 'MX') return (await dns.mx(name)).map((exchange, priority) => ({ exchange, priority }));
    if (type === 'A' || type === 'AAAA') return (await dns.addresses(name)).filter((ip) => ip.includes(':') === (type === 'AAAA'));
    return [];
  };
  const resolve = async (name: string, type: string) => {
    const found = await answers(name, type);
    if (found.length === 0) throw Object.assign(new Error(`${name}: no ${type}`), { code: 'ENODATA' });
    return found;
  };
  // the type of mailauth leaves out the objects of MX records, which it reads
  return resolve as DNSResolver;
}
