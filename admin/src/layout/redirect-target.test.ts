import { redirectTarget } from './redirect-target';

const ORIGIN = 'https://app.example.ch';

describe('redirectTarget', () => {
  it('leads to the page first asked for', () => {
    expect(redirectTarget('', { nextPathname: '/prospects', nextSearch: '?page=2' }, ORIGIN)).toBe('/prospects?page=2');
    expect(redirectTarget('', null, ORIGIN)).toBe('/');
  });

  it('follows ?redirect= inside the back-office', () => {
    expect(redirectTarget('?redirect=%2Fmon-espace%2Fprospects%2F7%2Fshow%3Fx%3D1', null, ORIGIN)).toBe('/prospects/7/show?x=1');
    expect(redirectTarget('?redirect=/mon-espace', null, ORIGIN)).toBe('/');
    expect(redirectTarget(`?redirect=${ORIGIN}/mon-espace/prospects`, null, ORIGIN)).toBe('/prospects');
  });

  it.each([
    'https://evil.example/mon-espace/prospects',
    '//evil.example/mon-espace',
    '/\\evil.example/mon-espace',
    'javascript:alert(1)',
    '/mon-espace-evil',
    '/mon-espace/../admin',
    '/mon-espace//evil.example',
    '/elsewhere',
    'http://[',
  ])('refuses %s', (wanted) => {
    expect(redirectTarget(`?redirect=${encodeURIComponent(wanted)}`, null, ORIGIN)).toBe('/');
  });

  it('never comes back to the sign-in page', () => {
    expect(redirectTarget('?redirect=/mon-espace/login', null, ORIGIN)).toBe('/');
    expect(redirectTarget('', { nextPathname: '/login' }, ORIGIN)).toBe('/');
  });
});
