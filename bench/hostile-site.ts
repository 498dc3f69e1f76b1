// A website of hostile pages, `/0`, `/1`…, in a thread of its own; tells its port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const BYTES = 5_000_000;
const PARTS = [
  '<script></script>',
  'mot ',
  '<div>',
  '<p>x',
  '<a b=c d=e f=g>',
  '<!--x-->',
  '<b><i><a href="/y">',
  '<table><tr><td>',
  '<svg><path d="M0"/>',
  '<img src="a" srcset="b 1x, c 2x">',
  '<script type="application/ld+json">{"name":"',
  '&amp;&lt',
  '<link rel="icon" href="/x.png" sizes="9x9">',
  '<h1>Titre ',
  'www.',
  '<template>',
  '<form><input><select><option>',
  '<meta name="a" content="b">',
  '<style>a{b:c}</style>',
  'Une phrase. ',
];

const pages = Array.from({ length: (workerData as { pages: number }).pages }, (_, index) => {
  const part = PARTS[index % PARTS.length] as string;
  return Buffer.from(`<!doctype html><title>Page ${index}</title>${part.repeat(BYTES / part.length)}`);
});
createServer((request, response) => {
  const page = pages[Number(/\d+/.exec(request.url ?? '')?.[0])];
  if (page) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  else response.writeHead(404).end();
}).listen(0, '127.0.0.1', function (this: import('node:net').Server) {
  parentPort?.postMessage((this.address() as AddressInfo).port);
});
