import { Button } from '@mui/material';
import { CanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CampaignRecord } from '../../api/types';
import { dateTime } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { Column } from '../../list/Column';
import { FilterButtons } from '../../list/filters';
import { ResourceList } from '../../list/ResourceList';
import { RowLink } from '../../list/rows';
import { SearchInput } from '../../list/SearchInput';
import { CampaignState } from './CampaignState';

const Col = Column<CampaignRecord>;
/** The filter buttons of the specification (file 3, section 2.3). */
const STATUSES = ['draft', 'scheduled', 'sent'] as const;

/** All campaigns, ten a page (specification 3, section 9). */
export function CampaignList() {
  const t = useText();
  const count = useTranslate();
  return (
    <ResourceList
      resource="campaigns"
      title={t('campaigns.title')}
      action={<CreateButton />}
      perPage={10}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={
        <>
          <SearchInput placeholder={t('campaigns.search')} />
          <FilterButtons
            source="status"
            label={t('campaigns.filter.label')}
            choices={[
              { value: undefined, label: t('campaigns.filter.all') },
              ...STATUSES.map((value) => ({ value, label: t(`campaigns.filter.${value}`) })),
            ]}
          />
        </>
      }
      empty={{ title: t('campaigns.empty.title'), text: t('campaigns.empty.text') }}
      filtered={{ title: t('campaigns.empty.filteredTitle'), text: t('campaigns.empty.filteredText') }}
      rowClick="show"
    >
      <Col
        source="name"
        label={t('campaigns.column.name')}
        sortByOrder="ASC"
        render={({ name, subject }) => <RowLink title={`${name}, ${subject}`}>{name}</RowLink>}
      />
      <Col
        source="audience_count"
        label={t('campaigns.column.audience')}
        width="medium"
        render={({ audience_count }) => count('campaigns.people', { smart_count: audience_count })}
      />
      <Col
        source="status"
        label={t('campaigns.column.status')}
        width="medium"
        sortByOrder="ASC"
        render={(campaign) => <CampaignState campaign={campaign} />}
      />
      <Col source="statistics" label={t('campaigns.column.performance')} render={(campaign) => <Performance campaign={campaign} />} />
      <Col
        source="created_at"
        label={t('campaigns.column.date')}
        width="medium"
        sortByOrder="DESC"
        render={({ sent_at, scheduled_date, created_at }) => dateTime(sent_at ?? scheduled_date ?? created_at)}
      />
      <Col
        source="id"
        label={t('campaigns.column.actions')}
        width="narrow"
        render={({ id, name }) => (
          <Link to={`/campaigns/${id}/show`} aria-label={`${t('campaigns.open')} ${name}`}>
            {t('campaigns.open')}
          </Link>
        )}
      />
    </ResourceList>
  );
}

function Performance({ campaign: { statistics, started_at, status, ledger, audience_count } }: { campaign: CampaignRecord }) {
  const t = useText();
  const { rate } = useFormat();
  if (!statistics)
    return status === 'scheduled' && started_at
      ? t('campaigns.sending', { done: ledger.sent, total: audience_count - ledger.left_out })
      : null;
  const { seen, open, click } = statistics.rates;
  return open === null || click === null
    ? t('campaigns.performanceSeen', { seen: rate(seen) })
    : t('campaigns.performance', { open: rate(open), click: rate(click) });
}

function CreateButton() {
  const t = useText();
  return (
    <CanAccess action="create" accessDenied={null}>
      <Button variant="contained" component={Link} to="/campaigns/create">
        {t('campaigns.create')}
      </Button>
    </CanAccess>
  );
}
