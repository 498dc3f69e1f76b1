import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { getCACertificates, type TLSSocket } from 'node:tls';

export interface TlsState {
  /** Host of the certificate. */
  host: string;
  state: 'valid' | 'expired' | 'not_yet_valid' | 'self_signed' | 'name_mismatch' | 'untrusted' | 'outdated';
  protocol: string | null;
  issuer: string | null;
  valid_to: string | null;
}

/** An incomplete chain: browsers fetch the missing certificate from its issuer. */
const CHAIN_ENDS_EARLY = new Set(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_GET_ISSUER_CERT']);
const MAX_MISSING = 3;

/** What a browser makes of the certificate. `fetchFile` gets a certificate that the chain lacks. */
export async function tlsStateOf(
  socket: TLSSocket,
  host: string,
  fetchFile: (url: string) => Promise<Buffer | null>,
  now: Date,
): Promise<TlsState> {
  const certificate = socket.getPeerX509Certificate();
  const error = socket.authorized ? '' : String(socket.authorizationError);
  const isWhole = CHAIN_ENDS_EARLY.has(error) && certificate ? await leadsToKnownRoot(certificate, fetchFile, now) : false;
  return { ...describe(socket, host), state: isWhole && certificate ? ownState(certificate, host, now) : stateOf(error) };
}

/** The same of a connection that browsers do not open any more. */
export const outdatedState = (socket: TLSSocket, host: string): TlsState => ({ ...describe(socket, host), state: 'outdated' });

function describe(socket: TLSSocket, host: string): Omit<TlsState, 'state'> {
  const certificate = socket.getPeerCertificate();
  const until = new Date(certificate.valid_to ?? '');
  return {
    host,
    protocol: socket.getProtocol(),
    issuer: [certificate.issuer?.O ?? certificate.issuer?.CN ?? null].flat()[0] ?? null,
    valid_to: Number.isNaN(until.getTime()) ? null : until.toISOString(),
  };
}

/** Hosts that a certificate is made out to, if browsers accept it. */
export function certificateNames(socket: TLSSocket): string[] {
  if (!socket.authorized) return [];
  const names = socket.getPeerCertificate().subjectaltname ?? '';
  return names
    .split(', ')
    .slice(0, 100)
    .flatMap((name) => (name.startsWith('DNS:') ? [name.slice(4)] : []));
}

/** Names of OpenSSL’s verification errors. */
function stateOf(error: string): TlsState['state'] {
  if (!error) return 'valid';
  if (error.includes('EXPIRED')) return 'expired';
  if (error.includes('NOT_YET_VALID')) return 'not_yet_valid';
  if (error.includes('ALTNAME')) return 'name_mismatch';
  return error.includes('DEPTH_ZERO_SELF_SIGNED') ? 'self_signed' : 'untrusted';
}

function ownState(certificate: X509Certificate, host: string, now: Date): TlsState['state'] {
  if (new Date(certificate.validTo) < now) return 'expired';
  if (new Date(certificate.validFrom) > now) return 'not_yet_valid';
  const isNamed = isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host);
  return isNamed === undefined ? 'name_mismatch' : 'valid';
}

async function leadsToKnownRoot(leaf: X509Certificate, fetchFile: (url: string) => Promise<Buffer | null>, now: Date): Promise<boolean> {
  let certificate = leaf;
  for (let missing = 0; missing < MAX_MISSING; missing++) {
    if (rootsNamed(certificate.issuer).some((root) => isIssued(certificate, root))) return true;
    const url = /^CA Issuers - URI:(http:\S+)$/m.exec(certificate.infoAccess ?? '')?.[1];
    const file = url ? await fetchFile(url) : null;
    const issuer = file && readCertificate(file);
    if (!issuer?.ca || new Date(issuer.validTo) < now || !isIssued(certificate, issuer)) return false;
    certificate = issuer;
  }
  return false;
}

const isIssued = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const rootsNamed = (subject: string): X509Certificate[] =>
  getCACertificates('default')
    .map((pem) => new X509Certificate(pem))
    .filter((root) => root.subject === subject);

function readCertificate(file: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(file);
  } catch {
    return null;
  }
}
