import { useApiQuery } from '../../api/call-api';
import { Fact } from '../../components/Facts';
import { PermissionText } from '../../components/PermissionText';
import { Status } from '../../components/Status';
import { date } from '../../format/format';
import { useText } from '../../i18n/use-text';

/** The legal basis for writing to this person, and its source. */
export function PermissionFact({ prospectId }: { prospectId: string }) {
  const t = useText();
  const { data } = useApiQuery(
    'GET admin/contact-permissions',
    { filter: { prospect_id: prospectId }, range: [0, 9] },
    { queryKey: ['prospects', 'permission', prospectId] },
  );
  if (!data) return null;
  const permission = data.find(({ purpose }) => purpose === 'campaign');
  return (
    <Fact label={t('campaigns.permission.title')}>
      {!permission && <span className="grey">{t('prospects.show.noPermission')}</span>}
      {permission && (
        <>
          <PermissionText {...permission} />
          {permission.import_file && <div className="grey">{t('prospects.show.permissionFile', { file: permission.import_file })}</div>}
          {permission.withdrawn_at && (
            <Status tone="poor">{t('prospects.show.permissionWithdrawn', { date: date(permission.withdrawn_at) })}</Status>
          )}
        </>
      )}
    </Fact>
  );
}
