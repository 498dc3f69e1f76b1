import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import zlib from 'node:zlib';
import { Agent, buildConnector, request } from 'undici';
import { deadline } from '../../common/deadline.js';
import { type CauseCode, ProviderError } from '../provider-error.js';
import { pinned, resolvePublic } from './guarded-connection.js';

export interface FetchOptions {
  allowHosts: readonly string[];
  userAgent: string;
  method?: 'GET' | 'HEAD';
  timeoutMs?: number;
  /** Of the body as it travels, and after decompression. */
  maxEncodedBytes?: number;
  maxBytes?: number;
  signal?: AbortSignal;
}

export interface Redirect {
  url: string;
  status: number;
}

export interface TlsState {
  state: 'valid' | 'expired' | 'self_signed' | 'name_mismatch' | 'untrusted';
  protocol: string | null;
  issuer: string | null;
  valid_to: string | null;
}

/** The last answer of a chain of redirects. Times in ms, sizes in bytes. */
export interface FetchedPage {
  url: string;
  status: number;
  /** Lower-case names; repeated headers joined by commas. */
  headers: Record<string, string>;
  setCookies: string[];
  redirects: Redirect[];
  tls: TlsState | null;
  /** Hosts that the certificate is made out to. */
  certificateNames: string[];
  body: Buffer;
  encodedSize: number;
  /** Why the body is not complete, if it is not. */
  incomplete: CauseCode | null;
  timing: { connectionMs: number; waitingMs: number; downloadMs: number; totalMs: number };
}

const MAX_REDIRECTS = 5;

/**
 * The one way to a URL that a person typed: every hop is checked and its addresses pinned (decision 8). Throws a
 * ProviderError when there is no answer at all; an answer whose body breaks off is returned with `incomplete`.
 */
export async function guardedFetch(typedUrl: string, options: FetchOptions): Promise<FetchedPage> {
  const limit = deadline(options.timeoutMs ?? 20_000, options.signal);
  return follow(typedUrl, limit.signal, options).finally(() => limit.end());
}

async function follow(typedUrl: string, signal: AbortSignal, options: FetchOptions): Promise<FetchedPage> {
  const started = performance.now();
  const redirects: Redirect[] = [];
  const cookies = new Map<string, Map<string, string>>();
  const seen = new Set<string>();
  let url = parse(typedUrl);
  for (;;) {
    const cookie = [...(cookies.get(url.host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const visit = `${url.href} ${cookie}`;
    if (seen.has(visit)) throw new ProviderError('redirect_loop', url.href);
    seen.add(visit);
    const hop = await fetchHop(url, cookie, signal, options);
    const location = hop.status >= 300 && hop.status < 400 ? hop.headers.location : undefined;
    if (!location) return { ...hop, redirects, timing: { ...hop.timing, totalMs: performance.now() - started } };
    redirects.push({ url: url.href, status: hop.status });
    if (redirects.length > MAX_REDIRECTS) throw new ProviderError('too_many_redirects', url.href);
    remember(cookies, url.host, hop.setCookies);
    url = parse(location, url);
  }
}

async function fetchHop(url: URL, cookie: string, signal: AbortSignal, options: FetchOptions): Promise<FetchedPage> {
  const addresses = await untilAborted(resolvePublic(url, options.allowHosts), signal);
  const connection = { startedAt: performance.now(), connectedAt: 0, tls: null as TlsState | null, names: [] as string[] };
  // Invalid certificates are read and reported as a fact of the site; nothing secret is ever sent.
  const connect = buildConnector({ lookup: pinned(addresses), timeout: 10_000, rejectUnauthorized: false, autoSelectFamily: true });
  const agent = new Agent({
    connect: (target, callback) => {
      connect(target, (...result) => {
        connection.connectedAt = performance.now();
        if (result[1] && 'getPeerCertificate' in result[1]) {
          connection.tls = describeTls(result[1] as TLSSocket);
          connection.names = certificateNames(result[1] as TLSSocket);
        }
        callback(...result);
      });
    },
    headersTimeout: 0, // the signal is the only clock
    bodyTimeout: 0,
    maxHeaderSize: 64 * 1024,
    pipelining: 0,
  });
  try {
    const response = await request(url, {
      method: options.method ?? 'GET',
      dispatcher: agent,
      signal,
      headers: {
        'user-agent': options.userAgent,
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'accept-language': 'fr-CH,fr;q=0.9,en;q=0.5',
        'accept-encoding': 'gzip, deflate, br, zstd',
        ...(cookie && { cookie }),
      },
    });
    const headersAt = performance.now();
    const { headers, setCookies } = flatten(response.headers);
    const isRedirect = response.statusCode >= 300 && response.statusCode < 400 && headers.location !== undefined;
    const body =
      isRedirect || options.method === 'HEAD' ? NO_BODY : await readBody(response.body, headers['content-encoding'], signal, options);
    return {
      url: url.href,
      status: response.statusCode,
      headers,
      setCookies,
      redirects: [],
      tls: connection.tls,
      certificateNames: connection.names,
      ...body,
      timing: {
        connectionMs: connection.connectedAt - connection.startedAt,
        waitingMs: headersAt - connection.connectedAt,
        downloadMs: performance.now() - headersAt,
        totalMs: 0,
      },
    };
  } catch (error) {
    throw signal.aborted ? new ProviderError('timeout', url.host) : toProviderError(error, url);
  } finally {
    await agent.destroy().catch(() => undefined);
  }
}

const NO_BODY = { body: Buffer.alloc(0), encodedSize: 0, incomplete: null };

/** Reads a body as far as the limits allow; what was read stays, the reason for stopping is named. */
async function readBody(stream: Readable, encoding: string | undefined, signal: AbortSignal, options: FetchOptions) {
  const maxEncoded = options.maxEncodedBytes ?? 5_000_000;
  const maxDecoded = options.maxBytes ?? 5_000_000;
  const chunks: Buffer[] = [];
  let encodedSize = 0;
  let size = 0;
  let incomplete: CauseCode | null = null;
  const decoder = decoderFor(encoding);
  const keep = (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxDecoded) incomplete ??= encodedSize * 50 < size ? 'decompression_bomb' : 'body_too_large';
    else chunks.push(chunk);
  };
  const decodingFailed = new Promise<void>((done) => {
    decoder?.on('data', keep).on('error', () => {
      incomplete ??= 'broken_encoding';
      done();
    });
  });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      encodedSize += chunk.length;
      if (encodedSize > maxEncoded) incomplete ??= 'body_too_large';
      if (incomplete) break;
      if (!decoder) keep(chunk);
      else if (!decoder.write(chunk)) await Promise.race([once(decoder, 'drain', { signal }), decodingFailed]);
    }
    if (decoder && !incomplete) {
      decoder.end();
      await Promise.race([once(decoder, 'end', { signal }), decodingFailed]);
    }
  } catch {
    incomplete ??= signal.aborted ? 'timeout' : 'connection_failed';
  } finally {
    decoder?.destroy();
    stream.destroy();
  }
  return { body: Buffer.concat(chunks), encodedSize, incomplete };
}

function decoderFor(encoding: string | undefined): zlib.Gunzip | zlib.BrotliDecompress | null {
  switch (encoding?.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip();
    case 'br':
      return zlib.createBrotliDecompress();
    case 'deflate':
      return zlib.createInflate();
    case 'zstd':
      return zlib.createZstdDecompress();
    default:
      return null;
  }
}

function parse(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url) throw new ProviderError('invalid_url', text.slice(0, 200));
  return url;
}

function flatten(raw: Record<string, string | string[] | undefined>) {
  const headers: Record<string, string> = {};
  const cookies = raw['set-cookie'] ?? [];
  for (const [name, value] of Object.entries(raw)) if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  return { headers, setCookies: Array.isArray(cookies) ? cookies : [cookies] };
}

function remember(jar: Map<string, Map<string, string>>, host: string, setCookies: string[]): void {
  const known = jar.get(host) ?? new Map<string, string>();
  for (const cookie of setCookies) {
    const [pair = ''] = cookie.split(';');
    const separator = pair.indexOf('=');
    if (separator > 0) known.set(pair.slice(0, separator).trim(), pair.slice(separator + 1).trim());
  }
  jar.set(host, known);
}

function describeTls(socket: TLSSocket): TlsState {
  const certificate = socket.getPeerCertificate();
  const error = socket.authorized ? '' : String(socket.authorizationError);
  return {
    state: tlsStateOf(error),
    protocol: socket.getProtocol(),
    issuer: [certificate.issuer?.O ?? certificate.issuer?.CN ?? null].flat()[0] ?? null,
    valid_to: certificate.valid_to ? new Date(certificate.valid_to).toISOString() : null,
  };
}

function certificateNames(socket: TLSSocket): string[] {
  if (!socket.authorized) return [];
  const names = socket.getPeerCertificate().subjectaltname ?? '';
  return names
    .split(', ')
    .slice(0, 100)
    .flatMap((name) => (name.startsWith('DNS:') ? [name.slice(4)] : []));
}

function tlsStateOf(error: string): TlsState['state'] {
  if (!error) return 'valid';
  if (error.includes('EXPIRED')) return 'expired';
  if (error.includes('ALTNAME')) return 'name_mismatch';
  if (error.includes('SELF_SIGNED')) return 'self_signed';
  return 'untrusted';
}

function toProviderError(error: unknown, url: URL): ProviderError {
  if (error instanceof ProviderError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const detail = `${url.host}: ${code || message}`;
  if (message.includes('aborted') || code === 'UND_ERR_ABORTED' || /TIMEOUT|ETIMEDOUT/.test(code))
    return new ProviderError('timeout', detail);
  if (code === 'ECONNREFUSED') return new ProviderError('connection_refused', detail);
  if (/ALTNAME|CERT|SSL|TLS/.test(code)) return new ProviderError('tls_invalid', detail);
  if (code.startsWith('HPE_') || code === 'UND_ERR_HEADERS_OVERFLOW') return new ProviderError('broken_response', detail);
  return new ProviderError('connection_failed', detail);
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(new ProviderError('timeout'));
    signal.addEventListener('abort', () => reject(new ProviderError('timeout')), { once: true });
  });
  return Promise.race([work, aborted]);
}
