import { Button } from '@mui/material';
import { useMemo } from 'react';
import { ListBase, useCreatePath, useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import type { UserRecord } from '../../api/types';
import { ListHead } from '../../components/ListPage';
import page from '../../components/list-page.module.css';
import { RecordList } from '../../components/RecordList';
import type { Column } from '../../components/RecordTable';
import { SearchInput } from '../../components/SearchInput';
import { Status } from '../../components/Status';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './users.module.css';

const BY_EMAIL = { field: 'email', order: 'ASC' } as const;

/** Who may sign in, and as what. */
export function UserList() {
  return (
    <ListBase perPage={25} sort={BY_EMAIL} queryOptions={{ onError: () => undefined }}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  const createPath = useCreatePath();
  const add = (
    <Button variant="contained" component={Link} to={createPath({ resource: 'users', type: 'create' })}>
      {t('users.add')}
    </Button>
  );
  return (
    <>
      <ListHead title={t('users.title')} action={add} />
      <div className={page.filters}>
        <SearchInput placeholder={t('users.search')} />
      </div>
      <ListBody />
    </>
  );
}

function ListBody() {
  const t = useText();
  const columns = useColumns();
  return (
    <RecordList
      caption={t('users.title')}
      columns={columns}
      opens="edit"
      empty={{ title: t('users.filteredTitle'), text: t('users.filteredText') }}
    />
  );
}

function useColumns(): Column<UserRecord>[] {
  const t = useText();
  const createPath = useCreatePath();
  const { identity } = useGetIdentity();
  const own = identity?.id;
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('users.column.name'),
        sort: { field: 'name', first: 'ASC' },
        render: ({ id, name, email }) => (
          <Link className={page.link} data-row-link to={createPath({ resource: 'users', id, type: 'edit' })}>
            {name || email}
            {id === own && <span className={styles.grey}> ({t('users.you')})</span>}
          </Link>
        ),
      },
      { key: 'email', label: t('users.column.email'), sort: { field: 'email', first: 'ASC' }, render: ({ email }) => email },
      {
        key: 'role',
        label: t('users.column.role'),
        className: styles.role,
        sort: { field: 'role', first: 'ASC' },
        render: ({ role }) => t(`app.account.role.${role}`),
      },
      {
        key: 'state',
        label: t('users.column.state'),
        className: styles.state,
        render: ({ disabled }) => (
          <Status tone={disabled ? 'neutral' : 'good'} quiet={disabled}>
            {t(disabled ? 'users.state.disabled' : 'users.state.active')}
          </Status>
        ),
      },
      {
        key: 'login',
        label: t('users.column.login'),
        className: styles.login,
        align: 'end',
        sort: { field: 'last_login_at', first: 'DESC' },
        render: ({ last_login_at }) => (last_login_at ? dateTime(last_login_at) : <span className={styles.grey}>{t('users.never')}</span>),
      },
    ],
    [t, createPath, own],
  );
}
