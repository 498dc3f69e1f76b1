import type { UserRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const users = {
  name: 'users',
  list: lazyView(() => import('./UserList'), 'UserList'),
  create: lazyView(() => import('./UserCreate'), 'UserCreate'),
  edit: lazyView(() => import('./UserEdit'), 'UserEdit'),
  recordRepresentation: ({ name, email }: UserRecord) => name || email,
};
