import type { TextKey } from '../i18n/use-text';

export interface MenuEntry {
  to: string;
  label: TextKey;
  /** Shown to those who may list this. */
  resource: string;
}

/** The navigation, in its order: groups are set apart by space. */
export const menu: MenuEntry[][] = [
  [
    { to: '/', label: 'dashboard.title', resource: 'dashboard' },
    { to: '/analytics', label: 'analytics.title', resource: 'analytics' },
  ],
  [
    { to: '/prospects', label: 'prospects.title', resource: 'prospects' },
    { to: '/appointments', label: 'appointments.title', resource: 'appointments' },
  ],
  [
    { to: '/messages', label: 'messages.title', resource: 'messages' },
    { to: '/quiz-questions', label: 'quiz.title', resource: 'quiz-questions' },
  ],
  [
    { to: '/users', label: 'users.title', resource: 'users' },
    { to: '/audit-log', label: 'audit.title', resource: 'audit-log' },
  ],
];
