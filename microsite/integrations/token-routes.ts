import type { IncomingMessage } from 'node:http';
import { PAGE_REPORT_NAME, pageReportOf } from '../../backend/src/rules/page-report-route.rules.ts';
import { PAGE_NAMES, type PageId, pagePrefix, routesOf } from '../../backend/src/rules/routes.rules.ts';

type Next = () => void;
interface Server {
  middlewares: { use(handler: (request: IncomingMessage, response: unknown, next: Next) => void): void };
}

/** First part of an address → its built page. */
const PAGES: ReadonlyMap<string, string> = new Map(
  (Object.keys(PAGE_NAMES) as PageId[]).flatMap((id) =>
    routesOf(id).map((route) => [route, id === 'home' ? '/' : pagePrefix(id)] as const),
  ),
);

function rewrite(request: IncomingMessage, _response: unknown, next: Next): void {
  const [path = '', query] = (request.url ?? '').split('?');
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const page = pageReportOf(path) ? `/${PAGE_REPORT_NAME}/` : rest.length <= 1 ? PAGES.get(first) : undefined;
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
