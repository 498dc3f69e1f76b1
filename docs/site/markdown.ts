import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import { addressOf } from './documents.ts';

const IS_ELSEWHERE = /^(?:[a-z]+:|#|\/)/i;

/** Markdown as the forge shows it: the first heading is the title of the page, relative links lead to files of the repository. */
export const markdown = satteri({
  // quotation marks and dashes of commands stay as they are
  features: { smartPunctuation: false },
  mdastPlugins: [
    ({ fileURL }) => {
      const document = fileURL && fileURLToPath(fileURL);
      if (!document?.endsWith('.md')) return null;
      return {
        name: 'repository-links',
        heading(node, context) {
          if (node.depth === 1) context.removeNode(node);
        },
        link(node, context) {
          if (IS_ELSEWHERE.test(node.url)) return;
          const address = addressOf(node.url, document);
          if (address) context.setProperty(node, 'url', address);
          // the site has neither sources nor folders of them
          else context.replaceNode(node, [...node.children]);
        },
      };
    },
  ],
});
