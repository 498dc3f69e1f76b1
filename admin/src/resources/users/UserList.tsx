import { useGetIdentity } from 'react-admin';
import type { UserRecord } from '../../api/types';
import { CreateButton } from '../../components/CreateButton';
import { stateChip } from '../../components/state-chip';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { Column } from '../../list/Column';
import { RowLink } from '../../list/RecordRow';
import { ResourceList } from '../../list/ResourceList';
import { SearchInput } from '../../list/SearchInput';

const Col = Column<UserRecord>;
const UserState = stateChip('users.state', { active: 'good', disabled: { tone: 'neutral', quiet: true } });

/** Who may sign in, and with which role. */
export function UserList() {
  const t = useText();
  const { identity } = useGetIdentity();
  const name = ({ id, name, email }: UserRecord) => (
    <RowLink>
      {name || email}
      {id === identity?.id && <span className="grey"> ({t('users.you')})</span>}
    </RowLink>
  );
  const role = ({ role }: UserRecord) => t(`app.account.role.${role}`);
  const state = ({ disabled }: UserRecord) => <UserState state={disabled ? 'disabled' : 'active'} />;
  const login = ({ last_login_at }: UserRecord) =>
    last_login_at ? dateTime(last_login_at) : <span className="grey">{t('users.never')}</span>;
  return (
    <ResourceList
      title={t('users.title')}
      action={<CreateButton resource="users" label="users.add" />}
      sort={{ field: 'email', order: 'ASC' }}
      filters={<SearchInput placeholder={t('users.search')} />}
      empty={{ title: t('users.filteredTitle'), text: t('users.filteredText') }}
      rowClick="edit"
    >
      <Col source="name" label="users.column.name" sortByOrder="ASC" render={name} />
      <Col source="email" label="users.column.email" sortByOrder="ASC" />
      <Col source="role" label="users.column.role" width="medium" sortByOrder="ASC" render={role} />
      <Col source="disabled" label="users.column.state" width="medium" render={state} />
      <Col source="last_login_at" label="users.column.login" width="medium" align="right" sortByOrder="DESC" render={login} />
    </ResourceList>
  );
}
