import { useCreatePath, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { ProspectRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { isEmail } from './prospect-form';
import styles from './prospect-form.module.css';
import { nameOf } from './prospect-name';

/** Warns when another prospect has the typed e-mail address; two prospects may share one. */
export function DuplicateEmail() {
  const t = useText();
  const createPath = useCreatePath();
  const typed: string = useWatch({ name: 'email' }) ?? '';
  const email = typed.trim();
  const { data } = useGetList<ProspectRecord>(
    'prospects',
    { filter: { email }, pagination: { page: 1, perPage: 1 }, sort: { field: 'created_at', order: 'DESC' } },
    { enabled: isEmail(email), onError: () => undefined },
  );
  const [known] = data ?? [];
  return (
    <p className={styles.duplicate} role="status">
      {known && known.email === email && (
        <>
          {t('prospects.form.duplicate', { name: nameOf(known) })}{' '}
          <Link to={createPath({ resource: 'prospects', id: known.id, type: 'show' })}>{t('prospects.form.openDuplicate')}</Link>
        </>
      )}
    </p>
  );
}
