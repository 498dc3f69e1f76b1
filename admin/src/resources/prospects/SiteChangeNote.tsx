import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useApiQuery } from '../../api/call-api';
import type { ProspectRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { isWebAddress } from './prospect-form';
import styles from './prospect-form.module.css';

/** Explains, before another URL is saved, what happens to the measurements. */
export function SiteChangeNote() {
  const t = useText();
  const prospect = useRecordContext<ProspectRecord>();
  const typed: string = (useWatch({ name: 'site_url' }) ?? '').trim();
  const isOther = typed !== (prospect?.site_url ?? '') && isWebAddress(typed);
  const { data } = useApiQuery(
    'GET admin/prospects/:id/address',
    { id: prospect?.id ?? '', site_url: typed },
    { enabled: prospect !== undefined && isOther, retry: false },
  );
  const next = isOther ? data?.next : null;
  return (
    <p className={styles.note} role="status">
      {[
        next?.hides && t('prospects.form.hides'),
        next?.returns && t('prospects.form.returns'),
        next?.ends_audits && t('prospects.form.endsAudits'),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
