import { lazyView } from '../../components/lazy-view';
import { nameOf } from './prospect-name';

/** Under the address of its prospect. */
export const CallBriefPage = lazyView(() => import('./CallBrief'), 'CallBrief');

/** The list as a board, with the same filters. */
export const ProspectBoardPage = lazyView(() => import('./ProspectBoard'), 'ProspectBoard');

export const prospects = {
  name: 'prospects',
  list: lazyView(() => import('./ProspectList'), 'ProspectList'),
  create: lazyView(() => import('./ProspectCreate'), 'ProspectCreate'),
  edit: lazyView(() => import('./ProspectEdit'), 'ProspectEdit'),
  show: lazyView(() => import('./ProspectShow'), 'ProspectShow'),
  recordRepresentation: nameOf,
};
