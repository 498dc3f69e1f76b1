import { createElement } from 'react';
import { Route } from 'react-router';
import type { OutboxEntry } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

const TemplatePreviews = lazyView(() => import('./TemplatePreviews'), 'TemplatePreviews');

export const outbox = {
  name: 'outbox',
  list: lazyView(() => import('./OutboxList'), 'OutboxList'),
  show: lazyView(() => import('./OutboxShow'), 'OutboxShow'),
  recordRepresentation: ({ subject }: OutboxEntry) => subject,
  children: createElement(Route, { path: 'templates', element: createElement(TemplatePreviews) }),
};
