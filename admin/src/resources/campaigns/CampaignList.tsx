import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CampaignRecord } from '../../api/types';
import { CreateButton } from '../../components/CreateButton';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { Column } from '../../list/Column';
import { RowLink } from '../../list/RecordRow';
import { ResourceList } from '../../list/ResourceList';
import { CampaignFilters } from './CampaignFilters';
import { CampaignPerformance } from './CampaignPerformance';
import { CampaignState } from './CampaignState';

const Col = Column<CampaignRecord>;

/** All campaigns, ten a page (specification 3, section 9). */
export function CampaignList() {
  const t = useText();
  const translate = useTranslate();
  const name = ({ name, subject }: CampaignRecord) => <RowLink title={`${name}, ${subject}`}>{name}</RowLink>;
  const audience = ({ audience_count }: CampaignRecord) => translate('campaigns.people', { smart_count: audience_count });
  const state = (campaign: CampaignRecord) => <CampaignState campaign={campaign} />;
  const performance = (campaign: CampaignRecord) => <CampaignPerformance campaign={campaign} />;
  const day = ({ sent_at, scheduled_date, created_at }: CampaignRecord) => dateTime(sent_at ?? scheduled_date ?? created_at);
  const open = ({ id, name }: CampaignRecord) => (
    <Link to={`/campaigns/${id}/show`} aria-label={`${t('campaigns.open')} ${name}`}>
      {t('campaigns.open')}
    </Link>
  );
  return (
    <ResourceList
      resource="campaigns"
      title={t('campaigns.title')}
      action={<CreateButton resource="campaigns" label="campaigns.create" />}
      perPage={10}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={<CampaignFilters />}
      empty={{ title: t('campaigns.empty.title'), text: t('campaigns.empty.text') }}
      filtered={{ title: t('campaigns.empty.filteredTitle'), text: t('campaigns.empty.filteredText') }}
      rowClick="show"
    >
      <Col source="name" label="campaigns.column.name" sortByOrder="ASC" render={name} />
      <Col source="audience_count" label="campaigns.column.audience" width="medium" render={audience} />
      <Col source="status" label="campaigns.column.status" width="medium" sortByOrder="ASC" render={state} />
      <Col source="statistics" label="campaigns.column.performance" render={performance} />
      <Col source="created_at" label="campaigns.column.date" width="medium" sortByOrder="DESC" render={day} />
      <Col source="id" label="campaigns.column.actions" width="narrow" render={open} />
    </ResourceList>
  );
}
