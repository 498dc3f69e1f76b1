import type { IncomingMessage } from 'node:http';

type Next = () => void;
interface Server {
  middlewares: { use(handler: (request: IncomingMessage, response: unknown, next: Next) => void): void };
}

/** Paths of a personal page → its built page; the same table as the server's and a CDN's rewrites. */
const PAGES: Record<string, string> = {
  accueil: '/',
  test1: '/',
  analyse: '/analyse/',
  testpage2: '/analyse/',
  landing: '/landing/',
  'test-copy': '/analyse/',
  quiz: '/quiz/',
  score: '/score/',
  monscore: '/monscore/',
  verification: '/verification/',
  desinscription: '/desinscription/',
  plan: '/plan/',
  'rendez-vous': '/rendez-vous/',
  'mon-rendez-vous': '/mon-rendez-vous/',
  merci: '/merci/',
  referral: '/referral/',
};

function rewrite(request: IncomingMessage, _response: unknown, next: Next): void {
  const [path = '', query] = (request.url ?? '').split('?');
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const isPageReport = first === 'prospects' && rest[1] === 'page-performance';
  const page = isPageReport ? '/page-performance/' : rest.length <= 1 ? PAGES[first] : undefined;
  if (page) request.url = page + (query ? `?${query}` : '');
  next();
}

/** In development, `/analyse/{token}` shows the page `/analyse`, as the server does. */
export function tokenRoutes() {
  return {
    name: 'token-routes',
    configureServer(server: Server) {
      server.middlewares.use(rewrite);
    },
  };
}
