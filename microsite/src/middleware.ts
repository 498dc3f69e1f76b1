import { defineMiddleware } from 'astro:middleware';
import { frenchHtml } from './lib/french-html.ts';

/** Runs when a page is built (or requested in development). */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  return new Response(frenchHtml(await response.text()), response);
});
