import { mayDo } from './access';

describe('mayDo', () => {
  it('lets an administrator do everything', () => {
    expect(mayDo('admin', 'edit', 'settings')).toBe(true);
  });

  it('lets staff work, but not configure', () => {
    expect(mayDo('staff', 'delete', 'prospects')).toBe(true);
    expect(mayDo('staff', 'list', 'users')).toBe(false);
  });

  it('lets a viewer read', () => {
    expect(mayDo('viewer', 'list', 'prospects')).toBe(true);
    expect(mayDo('viewer', 'show', 'prospects')).toBe(true);
    expect(mayDo('viewer', 'list', 'messages')).toBe(false);
    expect(mayDo('staff', 'edit', 'messages')).toBe(true);
    for (const action of ['create', 'edit', 'delete', 'scan']) expect(mayDo('viewer', action, 'prospects')).toBe(false);
  });

  it('gives nothing to somebody unknown', () => {
    expect(mayDo(undefined, 'list', 'prospects')).toBe(false);
  });
});
