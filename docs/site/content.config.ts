import { defineCollection } from 'astro:content';
import { readFileSync } from 'node:fs';
import { docsSchema } from '@astrojs/starlight/schema';
import { glob, type Loader } from 'astro/loaders';
import { PATTERNS, ROOT, slugOf } from './documents.ts';

const files = glob({ base: ROOT, pattern: PATTERNS, generateId: ({ entry }) => slugOf(entry) });

/** The documents have no front matter: the title of a page is its first heading. */
const documents: Loader = {
  ...files,
  name: 'documents',
  load: (context) =>
    files.load({
      ...context,
      parseData: (entry) =>
        context.parseData({ ...entry, data: { title: entry.filePath ? titleOf(entry.filePath) : entry.id, ...entry.data } }),
    }),
};

function titleOf(file: string): string {
  const [, title] = /^# (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (!title) throw new Error(`${file} has no heading`);
  return title.replaceAll('`', '');
}

export const collections = { docs: defineCollection({ loader: documents, schema: docsSchema() }) };
