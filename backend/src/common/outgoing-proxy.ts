import { request, setGlobalProxyFromEnv } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIPv6, type Socket } from 'node:net';
import { processEnvironment } from './config/secret-files.js';

/** Sends `fetch` and Node’s own agents through the proxy of `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, if the environment names one. */
export const useEnvironmentProxy = (): void => void setGlobalProxyFromEnv(processEnvironment());

/**
 * Returns the proxy that the environment names for a URL; undefined where the connection is direct. Names may be written in lower case.
 * `NO_PROXY` holds hosts with their subdomains, `host:port`, or `*`.
 */
export function environmentProxy(url: URL, env: NodeJS.ProcessEnv = processEnvironment()): string | undefined {
  const read = (name: string) => env[name.toLowerCase()] || env[name] || undefined;
  const proxy = read(url.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY');
  const excluded = (read('NO_PROXY') ?? '').split(/[\s,]+/).filter(Boolean);
  return excluded.some((entry) => isExcluded(url, entry.toLowerCase())) ? undefined : proxy;
}

function isExcluded({ hostname, port, protocol }: URL, entry: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (entry === '*' || entry === host) return true;
  const [, name = entry, onlyPort] = /^\[?(.+?)\]?(?::(\d+))?$/.exec(entry) ?? [];
  if (onlyPort && onlyPort !== (port || (protocol === 'https:' ? '443' : '80'))) return false;
  const suffix = name.replace(/^\*?\./, '');
  return host === suffix || host.endsWith(`.${suffix}`);
}

export class ProxyError extends Error {
  readonly code = 'EPROXY';
}

/** Opens a tunnel (`CONNECT`) through an HTTP proxy. Throws a ProxyError when the proxy refuses. */
export function openTunnel(proxy: string, host: string, port: number, timeoutMs = 10_000): Promise<Socket> {
  const { protocol, hostname, port: proxyPort, username, password } = new URL(proxy);
  const authority = `${isIPv6(host) ? `[${host}]` : host}:${port}`;
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return new Promise((resolve, reject) => {
    const send = protocol === 'https:' ? secureRequest : request;
    const asked = send({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: proxyPort || (protocol === 'https:' ? 443 : 80),
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...(username && { 'proxy-authorization': `Basic ${credentials}` }) },
      agent: false,
      timeout: timeoutMs,
    });
    asked.once('connect', ({ statusCode = 0 }, socket, head) => {
      if (statusCode >= 200 && statusCode < 300) {
        // the first bytes of the server may arrive with the response of the proxy
        if (head.length > 0) socket.unshift(head);
        return resolve(socket as Socket);
      }
      socket.destroy();
      reject(new ProxyError(`the proxy ${hostname} answered ${statusCode}`));
    });
    asked.once('response', ({ statusCode }) => {
      asked.destroy();
      reject(new ProxyError(`the proxy ${hostname} answered ${statusCode}`));
    });
    asked.once('timeout', () => asked.destroy(new ProxyError(`the proxy ${hostname} does not answer`)));
    asked.once('error', reject);
    asked.end();
  });
}
