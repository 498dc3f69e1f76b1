// A page as it is, with everything it loads, but for its scripts: what Lighthouse says of it is what the machine says of any page of this size.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

const SCRIPTS = /<script\b(?![^>]*type="application\/json")[^>]*>[\s\S]*?<\/script>/g;

export interface Scriptless {
  url: string;
  stop(): void;
}

/** Served beside the product, whose own answers go through. */
export async function withoutScripts(origin: string): Promise<Scriptless> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(origin + url, { headers: { accept: headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const kept = Object.fromEntries(['cache-control', 'content-security-policy'].map((name) => [name, answer.headers.get(name) ?? '']));
    response.writeHead(answer.status, { ...kept, 'content-type': type });
    if (type.startsWith('text/html')) response.end((await answer.text()).replace(SCRIPTS, ''));
    else if (answer.body) Readable.fromWeb(answer.body as never).pipe(response);
    else response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
