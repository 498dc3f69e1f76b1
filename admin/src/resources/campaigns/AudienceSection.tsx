import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useServer } from '../../api/data-provider';
import type { AudiencePreview, CampaignRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { listLink } from '../../components/list-link';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './campaigns.module.css';
import { PermissionDialog } from './PermissionDialog';
import { useServerChange } from './use-server-change';

type Group = AudiencePreview['leftOut'][number];

/** Who gets the message, who does not and why; of a campaign under way, as its ledger has it. */
export function AudienceSection({ campaign }: { campaign: CampaignRecord }) {
  const t = useText();
  const server = useServer();
  const { id, updated_at, started_at, ledger } = campaign;
  const { data, error } = useQuery({
    queryKey: ['campaigns', 'audience', id, updated_at, ledger.left_out],
    queryFn: ({ signal }) => server.getAudience(id, { signal }),
  });
  return (
    <section className={styles.section}>
      <h2>{t('campaigns.show.audience')}</h2>
      {error && <Banner tone="poor">{error.message}</Banner>}
      {!data && !error && <p className={styles.quiet}>{t('app.loading')}</p>}
      {data && (
        <>
          {!started_at && (
            <p>
              {t('campaigns.show.wouldReach', {
                smart_count: data.recipients,
                recipients: integer(data.recipients),
                total: integer(data.total),
              })}
            </p>
          )}
          {!data.reviewRequired && <p className={styles.quiet}>{t('campaigns.show.reviewOff')}</p>}
          {!started_at &&
            data.warnings.map((warning) => (
              <Banner key={warning} tone="fair">
                {warning}
              </Banner>
            ))}
          <LeftOut groups={data.leftOut} />
          {data.approvedSince > 0 && <ApprovedSince id={id} count={data.approvedSince} />}
        </>
      )}
    </section>
  );
}

/** « 12 laissés de côté : 9 à relire, 3 injoignables », then each group with some of its people and the list of all. */
function LeftOut({ groups }: { groups: Group[] }) {
  const t = useText();
  const [asked, setAsked] = useState<string[] | null>(null);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const why = groups.map(({ reason, count }) => t(`campaigns.reasonCount.${reason}`, { smart_count: count, count: integer(count) }));
  return (
    <>
      <h3 className={styles.label}>{t('campaigns.show.leftOut')}</h3>
      <p className={total === 0 ? styles.quiet : undefined}>
        {total === 0 ? t('campaigns.show.noneLeftOut') : t('campaigns.show.leftOutSum', { smart_count: total, why: why.join(', ') })}
      </p>
      <ul className={styles.lines}>
        {groups.map((group) => (
          <li key={group.reason}>
            <Examples group={group} />
            <span className={styles.number}>{integer(group.count)}</span>
            {group.ids.length > 0 && (
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

function Examples({ group: { reason, count, examples, filter } }: { group: Group }) {
  const t = useText();
  const more = count - examples.length;
  return (
    <span>
      {t(`campaigns.reason.${reason}`)} {filter && <Link to={listLink('prospects', filter)}>{t('campaigns.show.seeAll')}</Link>}
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

/** Left out for want of a review, and read since: a person lets the campaign go on for them. */
function ApprovedSince({ id, count }: { id: string; count: number }) {
  const t = useText();
  const server = useServer();
  const { change, isPending } = useServerChange();
  const retake = () =>
    void change(async () => {
      const { added } = await server.retakeCampaign(id);
      return t('campaigns.show.retaken', { smart_count: added });
    });
  const action = (
    <CanAccess action="edit" resource="campaigns" accessDenied={null}>
      <Button variant="outlined" disabled={isPending} onClick={retake}>
        {t('campaigns.show.retake', { smart_count: count })}
      </Button>
    </CanAccess>
  );
  return (
    <Banner tone="accent" action={action}>
      {t('campaigns.show.approvedSince', { smart_count: count })}
    </Banner>
  );
}
