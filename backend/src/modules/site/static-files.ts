import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export const MICROSITE = fileURLToPath(new URL('../../../../microsite/dist', import.meta.url));
export const ADMIN = fileURLToPath(new URL('../../../../admin/dist', import.meta.url));

/** Headers for documents, which scripts, styles and fonts do not need. */
const DOCUMENT_HEADERS = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Files with a hash in their name never change; pages themselves are answered by the controller. */
export async function serveStaticSites(app: NestFastifyApplication): Promise<void> {
  const sites = [
    { root: `${MICROSITE}/_astro`, prefix: '/_astro/', cache: 'public, max-age=31536000, immutable' },
    { root: `${MICROSITE}/static`, prefix: '/static/', cache: 'public, max-age=86400' },
    { root: `${ADMIN}/assets`, prefix: '/mon-espace/assets/', cache: 'public, max-age=31536000, immutable' },
  ];
  let first = true;
  for (const { root, prefix, cache } of sites) {
    if (!existsSync(root)) continue;
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: first,
      cacheControl: false,
      acceptRanges: false,
      // immutable files are never revalidated
      etag: !cache.includes('immutable'),
      lastModified: !cache.includes('immutable'),
      preCompressed: true,
      setHeaders: (reply) => {
        reply.header('cache-control', cache);
        for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
      },
    });
    first = false;
  }
}
