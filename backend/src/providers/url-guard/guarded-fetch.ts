import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { systemClock } from '../../common/clock.js';
import { deadline } from '../../common/deadline.js';
import { type CauseCode, ProviderError } from '../provider-error.js';
import { decoderOf, type Encodings, encodingsOf } from './content-encodings.js';
import { guardedConnector, pinned, resolvePublic } from './guarded-connection.js';
import { locationUrl } from './location-url.js';
import { speaksOldTls } from './old-tls.js';
import { certificateNames, type TlsState, tlsStateOf } from './tls-state.js';

export interface FetchOptions {
  allowHosts: readonly string[];
  /** HTTP proxy of visits (`SCAN_PROXY`). */
  proxy?: string | undefined;
  userAgent: string;
  method?: 'GET' | 'HEAD';
  /** The body is not downloaded. */
  headersOnly?: boolean;
  timeoutMs?: number;
  /** Of the body as it travels, and after decompression. */
  maxEncodedBytes?: number;
  maxBytes?: number;
  signal?: AbortSignal;
  /** Whether a redirect is followed; otherwise it is itself the answer. Without it, all are. */
  mayFollow?: (next: URL) => boolean;
}

export interface Redirect {
  url: string;
  status: number;
}

/** The last answer of a chain of redirects. Times in ms, sizes in bytes. */
export interface FetchedPage {
  url: string;
  status: number;
  /** Lower-case names; repeated headers joined by commas. */
  headers: Record<string, string>;
  setCookies: string[];
  /** Each `X-Robots-Tag` separately. */
  robotsTags: string[];
  redirects: Redirect[];
  /** Of the first address that browsers refuse to open, else of the last one. */
  tls: TlsState | null;
  /** Hosts that the certificate is made out to. */
  certificateNames: string[];
  body: Buffer;
  encodedSize: number;
  encodings: Encodings;
  /** Why the body is not complete, if it is not. */
  incomplete: CauseCode | null;
  timing: { connectionMs: number; waitingMs: number; downloadMs: number; totalMs: number };
}

/** As browsers do (Fetch standard, “HTTP-redirect fetch”). */
const MAX_REDIRECTS = 20;

/**
 * Fetches a typed URL; the only way to do so. Every hop is checked and its addresses pinned (decision 8). Throws a ProviderError without a
 * response; a truncated body is returned with `incomplete`.
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
  let refused: TlsState | null = null;
  for (;;) {
    const cookie = [...(cookies.get(url.host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const visit = `${url.href} ${cookie}`;
    if (seen.has(visit)) throw new ProviderError('redirect_loop', url.href);
    seen.add(visit);
    const hop = await fetchHop(url, cookie, signal, options);
    if (hop.tls && hop.tls.state !== 'valid') refused ??= hop.tls;
    const next = redirectOf(hop, url);
    if (!next || options.mayFollow?.(next) === false)
      return { ...hop, tls: refused ?? hop.tls, redirects, timing: { ...hop.timing, totalMs: performance.now() - started } };
    redirects.push({ url: url.href, status: hop.status });
    if (redirects.length > MAX_REDIRECTS) throw new ProviderError('too_many_redirects', url.href);
    remember(cookies, url.host, hop.setCookies);
    url = next;
  }
}

/** Where an answer leads; null when it is a page, or names no address that could be opened. */
function redirectOf({ status, headers }: Pick<FetchedPage, 'status' | 'headers'>, from: URL): URL | null {
  return status >= 300 && status < 400 && headers.location ? locationUrl(headers.location, from.href) : null;
}

async function fetchHop(url: URL, cookie: string, signal: AbortSignal, options: FetchOptions): Promise<FetchedPage> {
  const addresses = await untilAborted(resolvePublic(url, options.allowHosts), signal);
  const { Agent, request } = await import('undici');
  const name = certifiedName(url);
  const connection = { startedAt: performance.now(), connectedAt: 0, tls: null as TlsState | null, names: [] as string[] };
  // Invalid certificates are read and reported as a fact of the site; nothing secret is ever sent.
  const tls = { timeout: 10_000, rejectUnauthorized: false, autoSelectFamily: true };
  const connect = await guardedConnector(addresses, tls, options.proxy);
  const agent = new Agent({
    connect: (target, callback) => {
      connect({ ...target, ...(url.hostname.endsWith('.') && { servername: name }) }, (...result) => {
        connection.connectedAt = performance.now();
        const socket = result[1] && 'getPeerCertificate' in result[1] ? (result[1] as TLSSocket) : null;
        if (!socket) return callback(...result);
        connection.names = certificateNames(socket);
        void tlsStateOf(socket, name, (file) => certificateFile(file, signal, options), systemClock.now())
          .then((tls) => {
            connection.tls = tls;
          })
          .catch(() => undefined)
          .then(() => callback(...result));
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
    const answer = flatten(response.headers);
    const { headers } = answer;
    const encodings = encodingsOf(headers['content-encoding']);
    const isRedirect = redirectOf({ status: response.statusCode, headers }, url) !== null;
    const body = isRedirect || isBodyless(options) ? NO_BODY : await readBody(response.body, encodings, signal, options);
    return {
      url: url.href,
      status: response.statusCode,
      ...answer,
      redirects: [],
      tls: connection.tls,
      certificateNames: connection.names,
      encodings,
      ...body,
      timing: {
        connectionMs: connection.connectedAt - connection.startedAt,
        waitingMs: headersAt - connection.connectedAt,
        downloadMs: performance.now() - headersAt,
        totalMs: 0,
      },
    };
  } catch (error) {
    if (signal.aborted) throw new ProviderError('timeout', url.host);
    const isHandshake = url.protocol === 'https:' && connection.tls === null && !options.proxy;
    throw isHandshake ? await handshakeError(error, url, addresses, signal) : toProviderError(error, url);
  } finally {
    await agent.destroy().catch(() => undefined);
  }
}

/** Tells a server that speaks only TLS 1.0 or 1.1 from one that does not answer. */
async function handshakeError(error: unknown, url: URL, addresses: LookupAddress[], signal: AbortSignal): Promise<ProviderError> {
  const mayBeOld = !(error instanceof ProviderError) && MAY_BE_OLD.test((error as NodeJS.ErrnoException).code ?? '');
  const old = mayBeOld ? await speaksOldTls(url, pinned(addresses), signal) : null;
  return old ? new OutdatedTls(old) : toProviderError(error, url);
}

const isBodyless = ({ method, headersOnly }: FetchOptions): boolean => headersOnly === true || method === 'HEAD';

/** The host as certificates name it: without the dot of the root. */
const certifiedName = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

/** Errors of a connection to a server without a newer protocol: a refusal, or a closed connection. */
const MAY_BE_OLD = /SSL|TLS|EPROTO|ECONNRESET|UND_ERR_SOCKET/;

/** The server supports no protocol that browsers still accept. */
export class OutdatedTls extends ProviderError {
  constructor(readonly tls: TlsState) {
    super('outdated_tls', `${tls.host}\u202f: ${protocolName(tls.protocol)}`);
  }
}

/** Fetches a missing certificate of a chain from the address of its issuer. */
const certificateFile = (url: string, signal: AbortSignal, options: FetchOptions): Promise<Buffer | null> =>
  guardedFetch(url, { ...options, method: 'GET', signal, timeoutMs: 5000, maxBytes: 50_000, maxEncodedBytes: 50_000 }).then(
    ({ status, body, incomplete }) => (status === 200 && !incomplete ? body : null),
    () => null,
  );

const protocolName = (protocol: string | null): string => (protocol === 'TLSv1.1' ? 'TLS 1.1' : 'TLS 1.0');

const NO_BODY = { body: Buffer.alloc(0), encodedSize: 0, incomplete: null };

/** Reads a body as far as the limits allow; what was read stays, the reason for stopping is named. */
async function readBody(stream: Readable, encodings: Encodings, signal: AbortSignal, options: FetchOptions) {
  const maxEncoded = options.maxEncodedBytes ?? 5_000_000;
  const maxDecoded = options.maxBytes ?? 5_000_000;
  const chunks: Buffer[] = [];
  let encodedSize = 0;
  let size = 0;
  let incomplete: CauseCode | null = null;
  let decoder: ReturnType<typeof decoderOf> = null;
  const keep = (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxDecoded) incomplete ??= encodedSize * 50 < size ? 'decompression_bomb' : 'body_too_large';
    else chunks.push(chunk);
  };
  let endWaiting = () => {};
  const decodingFailed = new Promise<void>((done) => {
    endWaiting = done;
  });
  const begin = (first: number) => {
    decoder = decoderOf(encodings, first, () => {
      incomplete ??= 'broken_encoding';
      endWaiting();
    });
    decoder?.output.on('data', keep);
    return decoder;
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const open = encodedSize === 0 ? begin(chunk[0] ?? 0) : decoder;
      encodedSize += chunk.length;
      if (encodedSize > maxEncoded) incomplete ??= 'body_too_large';
      if (incomplete) break;
      if (!open) keep(chunk);
      else if (!open.input.write(chunk)) await Promise.race([once(open.input, 'drain', { signal }), decodingFailed]);
    }
    const open = decoder as ReturnType<typeof decoderOf>;
    if (open && !incomplete) {
      open.input.end();
      await Promise.race([once(open.output, 'end', { signal }), decodingFailed]);
    }
  } catch {
    incomplete ??= signal.aborted ? 'timeout' : 'connection_failed';
  } finally {
    (decoder as ReturnType<typeof decoderOf>)?.end();
    stream.destroy();
  }
  return { body: Buffer.concat(chunks), encodedSize, incomplete };
}

function parse(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url) throw new ProviderError('invalid_url', text.slice(0, 200));
  return url;
}

function flatten(raw: Record<string, string | string[] | undefined>) {
  const headers: Record<string, string> = {};
  const list = (name: string) => [raw[name] ?? []].flat();
  for (const [name, value] of Object.entries(raw)) if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  if (Array.isArray(raw.location)) headers.location = raw.location[0] ?? '';
  return { headers, setCookies: list('set-cookie'), robotsTags: list('x-robots-tag') };
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

function toProviderError(error: unknown, url: URL): ProviderError {
  if (error instanceof ProviderError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const detail = `${url.host}: ${code || message}`;
  if (message.includes('aborted') || code === 'UND_ERR_ABORTED' || /TIMEOUT|ETIMEDOUT/.test(code))
    return new ProviderError('timeout', detail);
  if (code === 'ECONNREFUSED') return new ProviderError('connection_refused', detail);
  if (/ALTNAME|CERT|SSL|TLS|EPROTO/.test(code)) return new ProviderError('tls_failed', detail);
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
