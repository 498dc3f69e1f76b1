import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { callApi, useApiQuery } from '../../api/call-api';
import type { AudiencePreview, CampaignRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { Banner } from '../../components/Banner';
import { DialogButton } from '../../components/DialogButton';
import { listLink } from '../../components/list-link';
import { QueryContent } from '../../components/QueryContent';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { PermissionDialog } from './PermissionDialog';

type Group = AudiencePreview['leftOut'][number];

/** Who gets the message, who does not and why; of a campaign under way, as its ledger has it. */
export function AudienceSection({ campaign }: { campaign: CampaignRecord }) {
  const t = useText();
  const { id, updated_at, ledger } = campaign;
  const queryKey = ['campaigns', 'audience', id, updated_at, ledger.left_out];
  const query = useApiQuery('GET admin/campaigns/:id/audience', { id }, { queryKey });
  return (
    <section className="section">
      <h2>{t('campaigns.show.audience')}</h2>
      <QueryContent query={query}>{(audience) => <Audience campaign={campaign} audience={audience} />}</QueryContent>
    </section>
  );
}

function Audience({ campaign: { id, started_at }, audience }: { campaign: CampaignRecord; audience: AudiencePreview }) {
  const t = useText();
  const { recipients, total, reviewRequired, warnings, leftOut, approvedSince } = audience;
  return (
    <>
      {!started_at && (
        <p>{t('campaigns.show.wouldReach', { smart_count: recipients, recipients: integer(recipients), total: integer(total) })}</p>
      )}
      {!reviewRequired && <p className="grey">{t('campaigns.show.reviewOff')}</p>}
      {!started_at &&
        warnings.map((warning) => (
          <Banner key={warning} tone="fair">
            {warning}
          </Banner>
        ))}
      <LeftOut groups={leftOut} />
      {approvedSince > 0 && <ApprovedSince id={id} count={approvedSince} />}
    </>
  );
}

/** « 12 laissés de côté : 9 à relire, 3 injoignables », then each group with some of its people and the list of all. */
function LeftOut({ groups }: { groups: Group[] }) {
  const t = useText();
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const why = groups.map(({ reason, count }) => t(`campaigns.reasonCount.${reason}`, { smart_count: count, count: integer(count) }));
  return (
    <>
      <h3 className="small strong">{t('campaigns.show.leftOut')}</h3>
      <p className={total === 0 ? 'grey' : undefined}>
        {total === 0 ? t('campaigns.show.noneLeftOut') : t('campaigns.show.leftOutSum', { smart_count: total, why: why.join(', ') })}
      </p>
      <ul className="lines pairs full">
        {groups.map((group) => (
          <li key={group.reason}>
            <Examples group={group} />
            <span className="number">{integer(group.count)}</span>
            {group.ids.length > 0 && (
              <CanAccess action="edit" resource="campaigns">
                <DialogButton size="small" label={t('campaigns.permission.open')}>
                  {(close) => <PermissionDialog prospectIds={group.ids} onClose={close} />}
                </DialogButton>
              </CanAccess>
            )}
          </li>
        ))}
      </ul>
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
      <span className="quiet">
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
  const action = (
    <CanAccess action="edit" resource="campaigns">
      <ActionButton
        label={t('campaigns.show.retake', { smart_count: count })}
        run={() => callApi('POST admin/campaigns/:id/retake', { id })}
        done={({ added }) => t('campaigns.show.retaken', { smart_count: added })}
      />
    </CanAccess>
  );
  return (
    <Banner tone="accent" action={action}>
      {t('campaigns.show.approvedSince', { smart_count: count })}
    </Banner>
  );
}
