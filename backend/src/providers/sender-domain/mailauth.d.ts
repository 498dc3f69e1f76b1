/** Parts of mailauth that it exports without types. */
declare module 'mailauth/lib/tools.js' {
  import type { DNSResolver } from 'mailauth';

  /** Reads the public key of a DKIM record. Throws an error with a `code` when the record has no usable key. */
  export function getPublicKey(
    type: 'DKIM',
    name: string,
    minBitLength: number,
    resolver: DNSResolver,
  ): Promise<{ modulusLength?: number; testing: boolean }>;
}

declare module 'mailauth/lib/dmarc/get-dmarc-record.js' {
  import type { DNSResolver } from 'mailauth';

  interface DmarcRecord {
    p?: string;
    sp?: string;
    pct?: number;
    rua?: string | false;
    rr: string;
    /** Inherited from the organisation's domain: `sp` counts. */
    isOrgRecord: boolean;
  }

  /** Finds the record that applies to a domain (RFC 9989, 4.10); false where there is none or more than one. */
  function getDmarcRecord(domain: string, resolver: DNSResolver): Promise<DmarcRecord | false>;
  export = getDmarcRecord;
}
