import { CanAccess } from 'react-admin';
import { CRAWL_LIMITS } from '../../../../../backend/src/rules/site-crawl.rules';
import { fetchFile } from '../../../api/call-api';
import type { ProspectRecord, SiteCrawlRecord } from '../../../api/types';
import { ActionButton } from '../../../components/ActionButton';
import { Banner } from '../../../components/Banner';
import { ConfirmButton } from '../../../components/ConfirmDialog';
import { QueryContent } from '../../../components/QueryContent';
import { saveFile } from '../../../components/save-file';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { CrawlResultPart } from './CrawlResultPart';
import { isExploring, useSiteCrawl } from './use-site-crawl';

/** The exploration of the whole site: ordered here for one prospect, never by itself. */
export function SiteCrawlSection({ prospect: { id, site_url } }: { prospect: ProspectRecord }) {
  const t = useText();
  const { query, start, cancel } = useSiteCrawl(id);
  const download = async () => saveFile(await fetchFile('admin/prospects/:id/crawl/export.csv', { id }), 'exploration.csv');
  return (
    <section className="part" aria-labelledby="crawl">
      <h2 id="crawl">{t('crawl.title')}</h2>
      <p className="quiet measure mb-3">{t('crawl.lead')}</p>
      <QueryContent query={query}>
        {(crawl) => (
          <>
            <CrawlState crawl={crawl} />
            {crawl.result && <CrawlResultPart result={crawl.result} isFormerSite={crawl.is_former_site} />}
            <div className="row mt-2">
              <CanAccess action="edit" accessDenied={null}>
                {isExploring(crawl) ? (
                  <ActionButton label={t('crawl.cancel')} run={cancel} done={t('crawl.cancelled')} />
                ) : (
                  <Order isFirst={crawl.result === null} hasSite={Boolean(site_url)} start={start} />
                )}
              </CanAccess>
              {crawl.result && crawl.result.findings.length > 0 && <ActionButton label={t('crawl.csv')} run={download} />}
            </div>
          </>
        )}
      </QueryContent>
    </section>
  );
}

/** Progress, or how the last exploration ended where it has no result. */
function CrawlState({ crawl: { status, visited, known, failure, result } }: { crawl: SiteCrawlRecord }) {
  const t = useText();
  if (status === 'failed')
    return (
      <Banner tone="poor" title={t('crawl.failed')}>
        {failure}
      </Banner>
    );
  const words = {
    none: t('crawl.empty'),
    queued: t('crawl.queued'),
    running: t('crawl.progress', { visited: integer(visited), known: integer(Math.max(known, visited)) }),
    cancelled: t(result ? 'crawl.cancelledWithResult' : 'crawl.cancelledEmpty'),
    done: '',
  }[status];
  return (
    <p className="mb-3" aria-live="polite">
      {words}
    </p>
  );
}

/** Says what will be done before it is done. */
function Order({ isFirst, hasSite, start }: { isFirst: boolean; hasSite: boolean; start: () => Promise<void> }) {
  const t = useText();
  if (!hasSite) return <p className="grey">{t('scan.noSite')}</p>;
  return (
    <ConfirmButton
      label={t(isFirst ? 'crawl.order' : 'crawl.again')}
      title={t('crawl.orderTitle')}
      confirm={t('crawl.orderConfirm')}
      done={t('crawl.ordered')}
      onConfirm={start}
    >
      <ul>
        <li>{t('crawl.what.pages', { pages: CRAWL_LIMITS.addresses, minutes: CRAWL_LIMITS.durationMs / 60_000 })}</li>
        <li>{t('crawl.what.pace')}</li>
        <li>{t('crawl.what.bounds')}</li>
        <li>{t('crawl.what.use')}</li>
      </ul>
    </ConfirmButton>
  );
}
