import { Link } from 'react-router';
import { CopyButton } from '../../components/CopyButton';
import { date, phone } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { CellText } from '../../list/CellText';
import { Column } from '../../list/Column';
import { RowLink } from '../../list/RecordRow';
import { FollowUpSelect } from './FollowUpSelect';
import { companyColumns, figureColumns } from './figure-columns';
import { OwnerSelect } from './OwnerSelect';
import { ProspectBadges } from './ProspectBadges';
import { ProspectScore } from './ProspectScore';
import type { ListedProspect } from './prospect-columns';
import styles from './prospect-list.module.css';
import { displayUrl, listedName, nameOf } from './prospect-name';
import { ReviewState } from './review/ReviewState';

const Col = Column<ListedProspect>;

const stateColumns = [
  <Col
    key="prospect"
    isFixed
    source="nom"
    label="prospects.column.prospect"
    sortByOrder="ASC"
    render={(prospect) => <ProspectCell prospect={prospect} />}
  />,
  <Col
    key="status"
    source="status"
    label="prospects.column.status"
    width={332}
    className={styles.statusColumn}
    render={(prospect) => <ProspectBadges prospect={prospect} words="short" className={styles.badges} />}
  />,
  <Col key="review" source="review" label="bulk.column.review" width="narrow" render={(prospect) => <ReviewState prospect={prospect} />} />,
  <Col
    key="followUp"
    source="followUp"
    sortBy="status"
    label="bulk.column.followUp"
    width="medium"
    sortByOrder="ASC"
    render={(prospect) => <FollowUpSelect prospect={prospect} of={nameOf(prospect)} />}
  />,
  <Col
    key="owner"
    source="owner"
    sortBy="owner_id"
    label="prospects.figures.owner"
    width="medium"
    sortByOrder="ASC"
    render={(prospect) => <OwnerSelect prospect={prospect} />}
  />,
  <Col
    key="nextAction"
    source="nextAction"
    sortBy="next_action_at"
    label="prospects.figures.nextAction"
    width="wide"
    sortByOrder="ASC"
    render={({ next_action, next_action_at }) => (
      <CellText words={[next_action_at && date(next_action_at), next_action]}>{next_action_at && date(next_action_at)}</CellText>
    )}
  />,
  <Col
    key="score"
    source="score"
    label="prospects.column.score"
    width={132}
    className={styles.scoreColumn}
    sortByOrder="DESC"
    render={(prospect) => <ProspectScore prospect={prospect} />}
  />,
];

const originColumns = [
  <Col
    key="site"
    source="site"
    label="bulk.column.site"
    width="medium"
    render={({ site_url }) => (site_url ? displayUrl(site_url) : <NoSite />)}
  />,
  <Col key="phone" source="phone" label="bulk.column.phone" width="medium" render={({ telephone }) => telephone && phone(telephone)} />,
  <Col key="source" source="source" label="bulk.column.source" width="medium" />,
];

const DATES = [
  ['date', 'created_at', 'prospects.column.date'],
  ['updated', 'updated_at', 'bulk.column.updated'],
] as const;

const dateColumns = DATES.map(([source, field, label]) => (
  <Col
    key={source}
    source={source}
    sortBy={field}
    label={label}
    width="narrow"
    align="right"
    sortByOrder="DESC"
    render={(prospect) => date(prospect[field])}
  />
));

/** All columns in their order. A constant: a new array would render every row again. */
export const prospectColumns = [
  ...stateColumns,
  ...figureColumns,
  ...companyColumns,
  ...originColumns,
  ...dateColumns,
  <Col
    key="actions"
    isFixed
    source="id"
    label="prospects.column.actions"
    width={116}
    className={styles.actionsColumn}
    align="right"
    render={(prospect) => <ActionsCell prospect={prospect} />}
  />,
];

function NoSite() {
  const t = useText();
  return <span className="grey">{t('bulk.noSite')}</span>;
}

function ProspectCell({ prospect }: { prospect: ListedProspect }) {
  const { company, person, identifiers } = listedName(prospect);
  return (
    <div className={styles.prospect}>
      <RowLink title={[company, person, ...identifiers].filter(Boolean).join(' · ')}>
        <span className={styles.company}>{company}</span>
        {person && <span className={styles.person}> {person}</span>}
      </RowLink>
      <span className={styles.identifiers}>{identifiers.join(' · ')}</span>
    </div>
  );
}

function ActionsCell({ prospect }: { prospect: ListedProspect }) {
  const t = useText();
  const name = nameOf(prospect);
  return (
    <div className={styles.actions}>
      <CopyButton
        text={prospect.link}
        label={t('prospects.row.copy')}
        copiedLabel={t('prospects.row.copied')}
        name={t('prospects.row.copyOf', { name })}
        compact
      />
      <Link className={styles.details} to={`/prospects/${prospect.id}/show`} aria-label={t('prospects.row.detailsOf', { name })}>
        {t('prospects.row.details')}
      </Link>
    </div>
  );
}
