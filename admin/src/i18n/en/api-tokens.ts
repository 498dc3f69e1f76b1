import type { Texts } from '../fr';

export const apiTokens: Texts['apiTokens'] = {
  title: 'API tokens',
  lead: 'A token opens your data to another tool (script, CRM, assistant), with the rights that you choose.',
  docs: 'API documentation and try-out',
  add: 'Create a token',
  never: 'Never',
  noEnd: 'No end',
  empty: {
    title: 'No token',
    text: 'Create a token to connect a script, n8n, Zapier or an assistant such as Claude. It opens neither accounts, nor keys, nor settings.',
  },
  column: { name: 'Name', scopes: 'Rights', state: 'State', used: 'Last use', ends: 'Expires' },
  state: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  scope: {
    'prospects:read': 'Read prospects',
    'prospects:write': 'Change prospects',
    'scans:write': 'Start scans',
    'results:read': 'Read results',
    'campaigns:read': 'Read campaigns',
    'appointments:read': 'Read appointments',
    'webhooks:write': 'Manage webhooks',
  },
  form: {
    name: 'Name',
    nameHelp: 'The tool that uses it, such as “n8n”.',
    scopes: 'Rights',
    until: 'Last day (optional)',
    untilHelp: 'Without a date the token is valid until you revoke it.',
    submit: 'Create',
  },
  made: { title: 'Your token', text: 'Copy it into your tool now: it is not shown again.', done: 'I have copied it' },
  revoke: {
    action: 'Revoke',
    name: 'Revoke %{name}',
    title: 'Revoke “%{name}”?',
    text: 'The tool that uses it loses access at once. A revoked token does not come back.',
    keep: 'Keep it',
    done: 'Token revoked.',
  },
};
