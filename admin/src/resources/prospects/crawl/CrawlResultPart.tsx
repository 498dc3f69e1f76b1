import { SLOW_ANSWER_MS } from '../../../../../backend/src/rules/site-crawl.rules';
import { causeText } from '../../../api/cause-text';
import type { CrawlFinding, CrawlFindingPage, CrawlResult } from '../../../api/types';
import { type Column, Table } from '../../../components/Table';
import { date, integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { displayUrl } from '../prospect-name';

/** The findings of the latest complete exploration, each with its first pages. */
export function CrawlResultPart({ result, isFormerSite }: { result: CrawlResult; isFormerSite: boolean }) {
  const t = useText();
  const { explored_at, pages, visited, known, forbidden, ended, findings, url } = result;
  const numbers = { date: date(explored_at), pages: integer(pages), visited: integer(visited), url: displayUrl(url) };
  return (
    <>
      <p>{t('crawl.result', numbers)}</p>
      <p className="quiet mb-3">
        {t(`crawl.ended.${ended}`, { left: integer(Math.max(known - visited - forbidden, 0)) })}
        {forbidden > 0 && ` ${t('crawl.forbidden', { smart_count: forbidden })}`}
      </p>
      {isFormerSite && <p className="mb-3">{t('crawl.formerSite', { url: displayUrl(url) })}</p>}
      {findings.length === 0 && <p>{t('crawl.nothing')}</p>}
      {findings.map((finding) => (
        <Finding key={finding.name} finding={finding} />
      ))}
    </>
  );
}

function Finding({ finding: { name, count, pages } }: { finding: CrawlFinding }) {
  const t = useText();
  const columns = useColumns(name);
  const title = t(`crawl.name.${name}`);
  return (
    <div className="mb-4">
      <h3>{t('crawl.finding', { title, count: integer(count) })}</h3>
      <p className="quiet measure">{t(`crawl.about.${name}`, { ms: integer(SLOW_ANSWER_MS) })}</p>
      <Table look="stacks" caption={title} rows={pages} rowKey={({ url }) => url} columns={columns} />
      {count > pages.length && <p className="grey">{t('crawl.more', { smart_count: count - pages.length })}</p>}
    </div>
  );
}

function useColumns(name: CrawlFinding['name']): Column<CrawlFindingPage>[] {
  const t = useText();
  const address: Column<CrawlFindingPage> = [t('crawl.column.address'), ({ url }) => <Address url={url} />];
  const title: Column<CrawlFindingPage> = [t('crawl.column.title'), (page) => page.title, 'words labelled'];
  const answer = ({ status, cause }: CrawlFindingPage) => (cause ? causeText(cause) : status);
  switch (name) {
    case 'broken_links':
      return [
        address,
        [t('crawl.column.answer'), answer, 'labelled'],
        [t('crawl.column.sources'), (page) => <Sources page={page} />, 'words labelled'],
      ];
    case 'duplicate_titles':
      return [address, title, [t('crawl.column.group'), ({ group }) => group, 'number labelled']];
    case 'slow_pages':
      return [
        address,
        title,
        [t('crawl.column.wait'), ({ waiting_ms }) => waiting_ms !== null && `${integer(waiting_ms)} ms`, 'number labelled'],
      ];
    case 'missing_titles':
      return [address];
    default:
      return [address, title];
  }
}

function Address({ url }: { url: string }) {
  return (
    <a className="break" href={url} target="_blank" rel="noreferrer">
      {displayUrl(url)}
    </a>
  );
}

/** The pages where a broken link stands, with its text. */
function Sources({ page: { sources, source_count } }: { page: CrawlFindingPage }) {
  const t = useText();
  const shown = sources.slice(0, 3);
  return (
    <>
      {shown.map(({ url, text }) => (
        <span key={url} className="block">
          {text && `«\u202f${text}\u202f» – `}
          <Address url={url} />
        </span>
      ))}
      {source_count > shown.length && <span className="grey">{t('crawl.moreSources', { smart_count: source_count - shown.length })}</span>}
    </>
  );
}
