import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { attachments, ROOT } from '../../documents.ts';

export const getStaticPaths = () => attachments().map((path) => ({ params: { path } }));

export const GET: APIRoute = ({ params }) => new Response(readFileSync(join(ROOT, 'docs', params.path ?? '')));
