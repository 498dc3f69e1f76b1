import { createPublicKey } from 'node:crypto';

/** `tag=value` pairs of DKIM and DMARC records. */
function tagsOf(record: string): Map<string, string> {
  const pairs = record.split(';').map((part) => part.split('='));
  return new Map(pairs.flatMap(([name = '', ...value]) => (name.trim() ? [[name.trim().toLowerCase(), value.join('=').trim()]] : [])));
}

interface DmarcPolicy {
  policy: 'none' | 'quarantine' | 'reject';
  /** Share of messages that it applies to. */
  percent: number;
  hasReports: boolean;
}

export type DmarcReading = DmarcPolicy | 'none' | 'several' | 'broken';

/** The policy of `_dmarc.` records; `isParent`: found at the organisation's domain, whose `sp` counts. */
export function readDmarc(texts: readonly string[], isParent: boolean): DmarcReading {
  const records = texts.filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/.test(text));
  if (records.length > 1) return 'several';
  if (records.length === 0) return 'none';
  const tags = tagsOf(records[0] ?? '');
  const policy = ((isParent && tags.get('sp')) || tags.get('p') || '').toLowerCase();
  if (policy !== 'none' && policy !== 'quarantine' && policy !== 'reject') return 'broken';
  const percent = Number(tags.get('pct') ?? 100);
  return { policy, percent: percent >= 0 && percent <= 100 ? percent : 100, hasReports: Boolean(tags.get('rua')) };
}

export type DkimReading =
  | { state: 'good'; bits: number | null; isTesting: boolean }
  | { state: 'missing' | 'several' | 'revoked' | 'broken' | 'weak' };

const WEAKEST_BITS = 1024;

/** The public key that a selector publishes (RFC 6376, 3.6.1). */
export function readDkim(texts: readonly string[]): DkimReading {
  const records = texts.filter((text) => /(^|;)\s*p\s*=/.test(text) && !/^v\s*=\s*(?!DKIM1)/i.test(text));
  if (records.length === 0) return { state: 'missing' };
  if (records.length > 1) return { state: 'several' };
  const tags = tagsOf(records[0] ?? '');
  const key = (tags.get('p') ?? '').replace(/\s/g, '');
  if (!key) return { state: 'revoked' };
  const isTesting = (tags.get('t') ?? '').split(':').some((flag) => flag.trim() === 'y');
  const bytes = Buffer.from(key, 'base64');
  const kind = (tags.get('k') ?? 'rsa').toLowerCase();
  if (kind === 'ed25519') return bytes.length === 32 ? { state: 'good', bits: null, isTesting } : { state: 'broken' };
  const bits = rsaBits(bytes);
  if (kind !== 'rsa' || bits === null) return { state: 'broken' };
  return bits < WEAKEST_BITS ? { state: 'weak' } : { state: 'good', bits, isTesting };
}

function rsaBits(key: Buffer): number | null {
  for (const type of ['spki', 'pkcs1'] as const)
    try {
      return createPublicKey({ key, format: 'der', type }).asymmetricKeyDetails?.modulusLength ?? null;
    } catch {
      // the other form
    }
  return null;
}
