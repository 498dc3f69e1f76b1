import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useServer } from '../../api/data-provider';
import type { AudiencePreview, CampaignRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './campaigns.module.css';
import { PermissionDialog } from './PermissionDialog';

/** Who gets the message, who does not and why. Once it is under way, the ledger knows. */
export function AudienceSection({ campaign }: { campaign: CampaignRecord }) {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2>{t('campaigns.show.audience')}</h2>
      {campaign.started_at ? <LeftOut campaign={campaign} /> : <Preview campaign={campaign} />}
    </section>
  );
}

function Preview({ campaign: { id, updated_at } }: { campaign: CampaignRecord }) {
  const t = useText();
  const server = useServer();
  const [asked, setAsked] = useState<string[] | null>(null);
  const { data, error } = useQuery({
    queryKey: ['campaigns', 'audience', id, updated_at],
    queryFn: ({ signal }) => server.getAudience(id, { signal }),
  });
  if (error) return <Banner tone="poor">{error.message}</Banner>;
  if (!data) return <p className={styles.quiet}>{t('app.loading')}</p>;
  return (
    <>
      <p>{t('campaigns.show.wouldReach', { recipients: integer(data.recipients), total: integer(data.total) })}</p>
      {data.warnings.map((warning) => (
        <Banner key={warning} tone="fair">
          {warning}
        </Banner>
      ))}
      <h3 className={styles.label}>{t('campaigns.show.leftOut')}</h3>
      {data.leftOut.length === 0 && <p className={styles.quiet}>{t('campaigns.show.noneLeftOut')}</p>}
      <ul className={styles.lines}>
        {data.leftOut.map((group) => (
          <li key={group.reason}>
            <Examples group={group} />
            <span className={styles.number}>{integer(group.count)}</span>
            {group.reason === 'no_permission' && (
              <CanAccess action="edit" resource="campaigns" accessDenied={null}>
                <Button size="small" variant="outlined" onClick={() => setAsked(group.ids)}>
                  {t('campaigns.permission.open')}
                </Button>
              </CanAccess>
            )}
          </li>
        ))}
      </ul>
      {asked && <PermissionDialog prospectIds={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Examples({ group: { reason, count, examples } }: { group: AudiencePreview['leftOut'][number] }) {
  const t = useText();
  const more = count - examples.length;
  return (
    <span>
      {t(`campaigns.reason.${reason}`)}
      <br />
      <span className={styles.help}>
        {examples.map(({ id, label }, index) => (
          <span key={id}>
            {index > 0 && ' · '}
            <Link to={`/prospects/${id}/show`}>{label}</Link>
          </span>
        ))}
        {more > 0 && ` ${t('campaigns.show.and', { count: integer(more) })}`}
      </span>
    </span>
  );
}

function LeftOut({ campaign: { id, ledger } }: { campaign: CampaignRecord }) {
  const t = useText();
  const server = useServer();
  const { data = [] } = useQuery({
    queryKey: ['campaigns', 'left-out', id, ledger.left_out],
    queryFn: ({ signal }) => server.getRecipients(id, { state: 'left_out' }, { signal }),
  });
  if (ledger.left_out === 0) return <p className={styles.quiet}>{t('campaigns.show.noneLeftOut')}</p>;
  return (
    <>
      <h3 className={styles.label}>{t('campaigns.show.leftOut')}</h3>
      <ul className={styles.lines}>
        {data.map(({ id: row, prospect_id, label, reason }) => (
          <li key={row}>
            {prospect_id ? <Link to={`/prospects/${prospect_id}/show`}>{label}</Link> : <span>{t('campaigns.show.erased')}</span>}
            <span className={styles.help}>{reason && t(`campaigns.reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
      {ledger.left_out > data.length && (
        <p className={styles.help}>{t('campaigns.show.and', { count: integer(ledger.left_out - data.length) })}</p>
      )}
    </>
  );
}
