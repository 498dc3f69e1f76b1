import { mayDo } from './access.rules.js';

describe('mayDo', () => {
  it('lets an administrator do everything', () => {
    expect(mayDo('admin', 'edit', 'settings')).toBe(true);
  });

  it('lets staff work, but not configure', () => {
    expect(mayDo('staff', 'delete', 'prospects')).toBe(true);
    for (const resource of ['audit-log', 'webhook-endpoints', 'personal-data', 'audit-requests', 'campaigns'])
      expect(mayDo('staff', 'list', resource)).toBe(true);
    for (const resource of ['users', 'settings', 'api-keys', 'danger', 'readiness']) expect(mayDo('staff', 'list', resource)).toBe(false);
  });

  it('lets a viewer read', () => {
    expect(mayDo('viewer', 'list', 'prospects')).toBe(true);
    expect(mayDo('viewer', 'show', 'prospects')).toBe(true);
    for (const resource of ['messages', 'audit-requests', 'referrals', 'campaigns']) expect(mayDo('viewer', 'list', resource)).toBe(false);
    expect(mayDo('staff', 'edit', 'messages')).toBe(true);
    for (const action of ['create', 'edit', 'delete', 'scan']) expect(mayDo('viewer', action, 'prospects')).toBe(false);
  });

  it('grants no right to an unknown role', () => {
    expect(mayDo(undefined, 'list', 'prospects')).toBe(false);
  });
});
