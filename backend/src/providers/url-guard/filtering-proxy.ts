import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { openTunnel } from '../../common/outgoing-proxy.js';
import { ProviderError } from '../provider-error.js';
import { pinned, resolvePublic } from './guarded-connection.js';

export interface FilteringProxy {
  port: number;
  /** Hosts that were refused, for the record of the measurement. */
  refused: Set<string>;
  close(): Promise<void>;
}

interface Guard {
  allowHosts: readonly string[];
  /** HTTP proxy of visits (`SCAN_PROXY`). */
  upstreamProxy: string | undefined;
}

/**
 * Forward proxy on loopback that admits the public internet only. Chromium uses it exclusively, so sub-resources, frames and WebSockets of
 * a scanned page pass the same guard.
 */
export async function startFilteringProxy(allowHosts: readonly string[], upstreamProxy?: string): Promise<FilteringProxy> {
  const guard = { allowHosts, upstreamProxy };
  const refused = new Set<string>();
  const sockets = new Set<Socket>();
  const server: Server = createServer((incoming, outgoing) => void forward(incoming, outgoing, guard, refused));
  server.on('connect', (incoming: IncomingMessage, client: Socket) => void tunnel(incoming, client, guard, refused, sockets));
  server.on('connection', (socket) => track(sockets, socket));
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    refused,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { allowHosts, upstreamProxy }: Guard,
  refused: Set<string>,
): Promise<void> {
  try {
    const url = new URL(incoming.url ?? '');
    const addresses = await resolvePublic(url, allowHosts);
    const port = Number(url.port || 80);
    const createConnection = upstreamProxy && (await tunnelThrough(upstreamProxy, addresses, port));
    const connection = createConnection ? { createConnection } : { lookup: pinned(addresses) };
    const upstream = request(url, { method: incoming.method, headers: forwardable(incoming), ...connection }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    upstream.on('error', () => fail(outgoing, 502));
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  } catch (error) {
    if (error instanceof ProviderError && error.code.startsWith('blocked')) refused.add(error.detail ?? '');
    fail(outgoing, error instanceof ProviderError && error.code !== 'dns_not_found' ? 403 : 502);
  }
}

async function tunnel(
  incoming: IncomingMessage,
  client: Socket,
  { allowHosts, upstreamProxy }: Guard,
  refused: Set<string>,
  sockets: Set<Socket>,
): Promise<void> {
  client.on('error', () => client.destroy());
  try {
    const target = new URL(`https://${incoming.url ?? ''}`);
    const port = Number(target.port || 443);
    const addresses = await resolvePublic(target, allowHosts);
    const join = () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    };
    const upstream = upstreamProxy
      ? await openTunnel(upstreamProxy, addresses[0]?.address ?? '', port)
      : connect({ host: target.hostname.replace(/^\[|\]$/g, ''), port, lookup: pinned(addresses) });
    track(sockets, upstream);
    if (upstreamProxy) join();
    else upstream.on('connect', join);
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
  } catch (error) {
    if (error instanceof ProviderError && error.code.startsWith('blocked')) refused.add(error.detail ?? '');
    client.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  }
}

async function tunnelThrough(proxy: string, addresses: LookupAddress[], port: number): Promise<() => Socket> {
  const socket = await openTunnel(proxy, addresses[0]?.address ?? '', port);
  return () => socket;
}

function forwardable(incoming: IncomingMessage) {
  const { 'proxy-connection': _proxy, 'proxy-authorization': _secret, ...headers } = incoming.headers;
  return headers;
}

function fail(outgoing: ServerResponse, status: number): void {
  if (!outgoing.headersSent) outgoing.writeHead(status, { connection: 'close' });
  outgoing.end();
}

function track(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
}
