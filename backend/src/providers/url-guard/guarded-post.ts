import { deadline } from '../../common/deadline.js';
import { environmentProxy } from '../../common/outgoing-proxy.js';
import { ProviderError } from '../provider-error.js';
import { guardedConnector, resolvePublic } from './guarded-connection.js';

interface PostOptions {
  body: string;
  headers: Record<string, string>;
  allowHosts: readonly string[];
  timeoutMs: number;
}

const MAX_ANSWER = 2000;

/**
 * Posts to an address that a person typed, under the same rules as guarded reading: public addresses only, resolved once and
 * pinned, through the proxy of the environment if there is one. A redirect is an answer like any other, and the certificate must be valid, because the body is confidential.
 */
export async function guardedPost(
  typedUrl: string,
  { body, headers, allowHosts, timeoutMs }: PostOptions,
): Promise<{ status: number; text: string; retryAfter: string | null }> {
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
    const response = await request(url, { method: 'POST', dispatcher: agent, signal: limit.signal, body, headers });
    let text = '';
    for await (const chunk of response.body) {
      text += (chunk as Buffer).toString('utf8');
      if (text.length >= MAX_ANSWER) break;
    }
    const retryAfter = response.headers['retry-after'];
    return { status: response.statusCode, text: text.slice(0, MAX_ANSWER), retryAfter: typeof retryAfter === 'string' ? retryAfter : null };
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
