import { BYTE_ORDER_MARK, csvLines } from '../../../common/csv.js';
import { CRAWL_FINDING_TITLES } from '../../../rules/site-crawl.rules.js';
import type { CrawlFindingPage, CrawlResult } from './site-crawl.contract.js';

const HEADER = [
  'Constat',
  'Adresse',
  'Titre',
  'Groupe',
  'Réponse',
  'Temps de réponse (ms)',
  'Page du lien',
  'Texte du lien',
  'Explorée le',
];

/** One line per page of a finding, and one per page where a broken link stands. */
export function siteCrawlCsv({ findings, explored_at }: CrawlResult): string {
  const rows = findings.flatMap(({ name, pages }) =>
    pages.flatMap((page) => {
      const cells = [CRAWL_FINDING_TITLES[name], page.url, page.title, page.group, answerOf(page), page.waiting_ms];
      const sources = name === 'broken_links' ? page.sources : [];
      return (sources.length > 0 ? sources : [{ url: '', text: '' }]).map(({ url, text }) => [...cells, url, text, explored_at]);
    }),
  );
  return BYTE_ORDER_MARK + csvLines([HEADER, ...rows]);
}

const answerOf = ({ status, cause }: CrawlFindingPage): string => cause?.message ?? String(status ?? '');
