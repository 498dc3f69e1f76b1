import { CanAccess, useCanAccess } from 'react-admin';
import type { BlockedUrlRecord } from '../../api/types';
import { Opener } from '../../components/Opener';
import { Status } from '../../components/Status';
import { date } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { FilterButtons } from '../../list/filters';
import { Pair } from '../../list/Pair';
import { ResourceList } from '../../list/ResourceList';
import { SearchInput } from '../../list/SearchInput';
import { BlockDialog } from './BlockDialog';
import { useBlocking } from './use-blocking';

const Col = Column<BlockedUrlRecord>;

/** Showing what is blocked now is how the list begins. */
const isNarrowed = ({ q, is_active }: Record<string, unknown>): boolean => Boolean(q) || is_active === false;

/** Websites that may not start a trial. */
export function BlockedUrlList() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'blocked-urls', action: 'edit' });
  return (
    <ResourceList
      title={t('blockedUrls.title')}
      action={<BlockButton />}
      sort={{ field: 'blocked_at', order: 'DESC' }}
      filterDefaultValues={{ is_active: true }}
      filters={
        <>
          <SearchInput placeholder={t('blockedUrls.search')} />
          <FilterButtons
            source="is_active"
            label={t('blockedUrls.column.state')}
            choices={[
              { value: true, label: t('blockedUrls.filter.active') },
              { value: false, label: t('blockedUrls.filter.lifted') },
              { value: undefined, label: t('blockedUrls.filter.all') },
            ]}
          />
        </>
      }
      empty={{ title: t('blockedUrls.empty.title'), text: t('blockedUrls.empty.text') }}
      filtered={{ title: t('blockedUrls.filtered.title'), text: t('blockedUrls.filtered.text') }}
      isFiltered={isNarrowed}
    >
      <Col source="url" label={t('blockedUrls.column.url')} sortByOrder="ASC" render={({ url }) => <Pair words={[url]} />} />
      <Col
        source="reason"
        label={t('blockedUrls.column.reason')}
        render={({ reason, notes }) => <Pair words={[reason, notes]}>{reason}</Pair>}
      />
      <Col
        source="is_active"
        label={t('blockedUrls.column.state')}
        width="narrow"
        render={({ is_active }) => (
          <Status tone={is_active ? 'poor' : 'neutral'} quiet={!is_active}>
            {t(is_active ? 'blockedUrls.state.active' : 'blockedUrls.state.lifted')}
          </Status>
        )}
      />
      <DateColumn source="blocked_at" label={t('blockedUrls.column.since')} width="narrow" sortByOrder="DESC" show={date} />
      {canAccess && <Col source="id" label={t('app.list.actions')} align="right" render={(blocked) => <Actions blocked={blocked} />} />}
    </ResourceList>
  );
}

function BlockButton() {
  const t = useText();
  return (
    <CanAccess action="create">
      <Opener variant="contained" label={t('blockedUrls.block')}>
        {(close) => <BlockDialog onClose={close} />}
      </Opener>
    </CanAccess>
  );
}

/** The block stays in the list, so unblocking asks nothing: blocking again is one click. */
function Actions({ blocked }: { blocked: BlockedUrlRecord }) {
  const t = useText();
  const { setActive, isPending } = useBlocking();
  const { url, is_active } = blocked;
  const words = t(is_active ? 'blockedUrls.unblock' : 'blockedUrls.again');
  return (
    <>
      <Opener look="row-action" data-row-link label={t('app.action.edit')} aria-label={`${t('app.action.edit')} : ${url}`}>
        {(close) => <BlockDialog blocked={blocked} onClose={close} />}
      </Opener>
      <button
        type="button"
        className="row-action"
        data-row-link
        disabled={isPending}
        aria-label={`${words} : ${url}`}
        onClick={() => void setActive(blocked, !is_active)}
      >
        {words}
      </button>
    </>
  );
}
