import { ACCOUNTS } from './system-user.js';

it('what opens pages of strangers never runs as the owner of the database', () => {
  expect(ACCOUNTS.browser.filter((name) => (ACCOUNTS.database as readonly string[]).includes(name))).toEqual([]);
});
