import { screen, within } from '@testing-library/react';
import type { AuthProvider } from 'react-admin';
import { show } from '../../test/screen';
import { Navigation } from './Navigation';

/** Somebody who may list these. */
const reader = (listed: string[]): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  canAccess: async ({ resource }) => listed.includes(resource),
});

function at(path: string, auth: AuthProvider) {
  location.hash = path;
  return show(<Navigation />, {}, auth);
}

const group = (name: string) => screen.findByRole('button', { name });
const links = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('link');

describe('the navigation', () => {
  it('opens and closes a group; a closed one shows the current page alone', async () => {
    const { user } = at('/webhook-endpoints/7/show', reader(['tools', 'settings', 'webhook-endpoints']));
    expect((await group('Outils')).ariaExpanded).toBe('false');
    expect(screen.queryByRole('link', { name: 'Test des clés' })).toBeNull();
    await user.click(await group('Outils'));
    expect(await screen.findByRole('link', { name: 'Test des clés' })).toBeTruthy();
    expect(links('Administration').length).toBeGreaterThan(1);
    await user.click(await group('Administration'));
    expect(links('Administration').map(({ textContent }) => textContent)).toEqual(['Webhooks']);
  });

  it('hides groups without a permitted entry', async () => {
    at('/', reader(['dashboard', 'blocked-urls']));
    expect(await group('Contenus')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Outils' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Prospection' })).toBeNull();
  });
});
