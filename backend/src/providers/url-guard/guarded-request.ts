import { deadline } from '../../common/deadline.js';
import { environmentProxy } from '../../common/outgoing-proxy.js';
import { ProviderError } from '../provider-error.js';
import { guardedConnector, resolvePublic } from './guarded-connection.js';

export interface GuardedRequest {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  allowHosts: readonly string[];
  timeoutMs: number;
  /** The rest of a longer answer is not read. */
  maxBytes: number;
}

export interface GuardedAnswer {
  status: number;
  /** Lower-case names; repeated headers joined by commas. */
  headers: Record<string, string>;
  body: Buffer;
  isTruncated: boolean;
}

/**
 * Sends a request with something confidential to an address that a person typed, under the same rules as guarded reading: public addresses
 * only, resolved once and pinned, through the proxy of the environment if there is one. A redirect is an answer like any other, and the
 * certificate must be valid.
 */
export async function guardedRequest(typedUrl: string, options: GuardedRequest): Promise<GuardedAnswer> {
  const { method, headers, body, allowHosts, timeoutMs, maxBytes } = options;
  const url = URL.parse(typedUrl);
  if (!url) throw new ProviderError('invalid_url', typedUrl.slice(0, 200));
  const limit = deadline(timeoutMs, undefined);
  const addresses = await resolvePublic(url, allowHosts).catch((error: unknown) => {
    limit.end();
    throw error;
  });
  const { Agent, request } = await import('undici');
  const agent = new Agent({
    connect: await guardedConnector(addresses, { timeout: timeoutMs, autoSelectFamily: true }, environmentProxy(url)),
    headersTimeout: 0, // the signal is the only clock
    bodyTimeout: 0,
  });
  try {
    const response = await request(url, { method, dispatcher: agent, signal: limit.signal, headers, ...(body !== undefined && { body }) });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) break;
    }
    return {
      status: response.statusCode,
      headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')])),
      body: Buffer.concat(chunks).subarray(0, maxBytes),
      isTruncated: size > maxBytes,
    };
  } catch (error) {
    throw failureOf(error as NodeJS.ErrnoException, url, limit.signal.aborted);
  } finally {
    limit.end();
    await agent.destroy().catch(() => undefined);
  }
}

function failureOf(error: NodeJS.ErrnoException, { host }: URL, isLate: boolean): ProviderError {
  const { code = '' } = error;
  if (error instanceof ProviderError) return error;
  if (isLate || /TIMEOUT|ETIMEDOUT/.test(code)) return new ProviderError('timeout', host);
  if (code === 'ECONNREFUSED') return new ProviderError('connection_refused', host);
  if (/ALTNAME|CERT|SSL|TLS/.test(code)) return new ProviderError('tls_invalid', host);
  return new ProviderError('connection_failed', `${host}: ${code}`);
}
