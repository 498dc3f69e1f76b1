import { lazyView } from '../../components/lazy-view';
import { nameOf } from './prospect-name';

export const prospects = {
  name: 'prospects',
  list: lazyView(() => import('./ProspectList'), 'ProspectList'),
  create: lazyView(() => import('./ProspectCreate'), 'ProspectCreate'),
  edit: lazyView(() => import('./ProspectEdit'), 'ProspectEdit'),
  show: lazyView(() => import('./ProspectShow'), 'ProspectShow'),
  recordRepresentation: nameOf,
};
