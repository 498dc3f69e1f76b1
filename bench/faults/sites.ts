import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const PLAIN =
  '<!doctype html><html lang="fr"><title>Boulangerie du Lac</title><h1>Pains</h1><p>Du pain au levain, chaque matin.</p></html>';
/** Says nothing without its script: a browser has to draw it. */
const DRAWN = `<!doctype html><html lang="fr"><title>Atelier</title><div id="app"></div><script>
  document.getElementById('app').innerHTML = '<h1>Atelier du bois</h1><p>' + 'Nous faisons des portes et des fenêtres. '.repeat(20) + '</p>';
</script></html>`;

export interface Sites {
  port: number;
  /** Webhooks that arrived, by their id: how often. */
  hooks: Map<string, number>;
  stop(): void;
}

/** The prospects' websites (`/drawn…` needs a browser), and who listens for webhooks (`POST /hook`). */
export async function startSites(): Promise<Sites> {
  const hooks = new Map<string, number>();
  const server: Server = createServer((request, response) => {
    if (request.method === 'POST') {
      const id = String(request.headers['webhook-id']);
      hooks.set(id, (hooks.get(id) ?? 0) + 1);
      request.resume();
      return void response.writeHead(204).end();
    }
    const page = request.url?.startsWith('/drawn') ? DRAWN : PLAIN;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    hooks,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
