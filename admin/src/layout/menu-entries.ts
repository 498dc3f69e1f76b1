import type { TextKey } from '../i18n/use-text';

export interface MenuEntry {
  to: string;
  label: TextKey;
  /** Shown to those who may list this. */
  resource: string;
}

/** Entries under a name; closed, only the one that is shown on the page stays in sight. */
export interface MenuGroup {
  key: 'prospecting' | 'sending' | 'contents' | 'tools' | 'administration';
  entries: MenuEntry[];
}

/** What stands above the groups. */
export const overview: MenuEntry[] = [
  { to: '/', label: 'dashboard.title', resource: 'dashboard' },
  { to: '/queue', label: 'queue.title', resource: 'queue' },
  { to: '/analytics', label: 'analytics.title', resource: 'analytics' },
];

/** The navigation, in its order. */
export const groups: MenuGroup[] = [
  {
    key: 'prospecting',
    entries: [
      { to: '/prospects', label: 'prospects.title', resource: 'prospects' },
      { to: '/trials', label: 'trials.title', resource: 'trials' },
      { to: '/appointments', label: 'appointments.title', resource: 'appointments' },
      { to: '/audit-requests', label: 'auditRequests.title', resource: 'audit-requests' },
      { to: '/referrals', label: 'referrals.menu', resource: 'referrals' },
      { to: '/contact-messages', label: 'contactMessages.title', resource: 'contact-messages' },
      { to: '/actions', label: 'actions.title', resource: 'actions' },
    ],
  },
  {
    key: 'sending',
    entries: [
      { to: '/campaigns', label: 'campaigns.title', resource: 'campaigns' },
      { to: '/email-campaigns', label: 'campaigns.provider.title', resource: 'email-campaigns' },
      { to: '/suppressions', label: 'campaigns.suppressions.title', resource: 'suppressions' },
      { to: '/outbox', label: 'outbox.title', resource: 'outbox' },
    ],
  },
  {
    key: 'contents',
    entries: [
      { to: '/messages', label: 'messages.title', resource: 'messages' },
      { to: '/quiz-questions', label: 'quiz.title', resource: 'quiz-questions' },
      { to: '/ai-recommendations', label: 'ai.recommendations.title', resource: 'ai-recommendations' },
      { to: '/ai-citations', label: 'ai.citations.title', resource: 'ai-citations' },
      { to: '/keyword-analyses', label: 'ai.keywords.title', resource: 'keyword-analyses' },
      { to: '/blocked-urls', label: 'blockedUrls.title', resource: 'blocked-urls' },
    ],
  },
  {
    key: 'tools',
    entries: [
      { to: '/site-analysis', label: 'tools.site.title', resource: 'tools' },
      { to: '/test-api', label: 'tools.api.title', resource: 'tools' },
      { to: '/test-edge', label: 'tools.edge.title', resource: 'tools' },
      { to: '/test-keywords', label: 'tools.keywords.title', resource: 'tools' },
      { to: '/test-ai', label: 'tools.ai.title', resource: 'tools' },
    ],
  },
  {
    key: 'administration',
    entries: [
      { to: '/monitoring', label: 'tools.monitoring.title', resource: 'tools' },
      { to: '/readiness', label: 'tools.readiness.title', resource: 'settings' },
      { to: '/settings', label: 'settings.title', resource: 'settings' },
      { to: '/webhook-endpoints', label: 'webhooks.title', resource: 'webhook-endpoints' },
      { to: '/api-tokens', label: 'apiTokens.title', resource: 'api-tokens' },
      { to: '/users', label: 'users.title', resource: 'users' },
      { to: '/personal-data', label: 'personalData.title', resource: 'personal-data' },
      { to: '/audit-log', label: 'audit.title', resource: 'audit-log' },
    ],
  },
];
