import { Button } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import type { UserRecord } from '../../api/types';
import { stateChip } from '../../components/state-chip';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { Column } from '../../list/Column';
import { ResourceList } from '../../list/ResourceList';
import { RowLink } from '../../list/rows';
import { SearchInput } from '../../list/SearchInput';

const Col = Column<UserRecord>;
const UserState = stateChip('users.state', { active: 'good', disabled: { tone: 'neutral', quiet: true } });

/** Who may sign in, and as what. */
export function UserList() {
  const t = useText();
  const { identity } = useGetIdentity();
  const add = (
    <Button variant="contained" component={Link} to="/users/create">
      {t('users.add')}
    </Button>
  );
  return (
    <ResourceList
      title={t('users.title')}
      action={add}
      sort={{ field: 'email', order: 'ASC' }}
      filters={<SearchInput placeholder={t('users.search')} />}
      empty={{ title: t('users.filteredTitle'), text: t('users.filteredText') }}
      rowClick="edit"
    >
      <Col
        source="name"
        label={t('users.column.name')}
        sortByOrder="ASC"
        render={({ id, name, email }) => (
          <RowLink>
            {name || email}
            {id === identity?.id && <span className="grey"> ({t('users.you')})</span>}
          </RowLink>
        )}
      />
      <Col source="email" label={t('users.column.email')} sortByOrder="ASC" />
      <Col
        source="role"
        label={t('users.column.role')}
        width="medium"
        sortByOrder="ASC"
        render={({ role }) => t(`app.account.role.${role}`)}
      />
      <Col
        source="disabled"
        label={t('users.column.state')}
        width="medium"
        render={({ disabled }) => <UserState state={disabled ? 'disabled' : 'active'} />}
      />
      <Col
        source="last_login_at"
        label={t('users.column.login')}
        width="medium"
        align="right"
        sortByOrder="DESC"
        render={({ last_login_at }) => (last_login_at ? dateTime(last_login_at) : <span className="grey">{t('users.never')}</span>)}
      />
    </ResourceList>
  );
}
