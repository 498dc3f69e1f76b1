import { isIP, type LookupFunction } from 'node:net';
import { connect } from 'node:tls';
import { outdatedState, type TlsState } from './tls-state.js';

const PATIENCE_MS = 5000;

/** Returns the protocol of a server limited to TLS 1.0 or 1.1, which browsers reject; null when it supports neither. */
export function speaksOldTls(url: URL, lookup: LookupFunction, signal: AbortSignal): Promise<TlsState | null> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(url.port || 443),
      lookup,
      ...(!isIP(host) && { servername: host }),
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'DEFAULT:@SECLEVEL=0', // OpenSSL allows them at security level 0 only
      rejectUnauthorized: false, // nothing is ever sent
      timeout: PATIENCE_MS,
    });
    const end = (state: TlsState | null) => {
      signal.removeEventListener('abort', stop);
      socket.destroy();
      resolve(state);
    };
    const stop = () => end(null);
    signal.addEventListener('abort', stop, { once: true });
    socket.once('secureConnect', () => end(outdatedState(socket, host)));
    for (const event of ['error', 'timeout', 'close'] as const) socket.once(event, stop);
  });
}
