import { isSameOrigin } from './same-origin.js';

const PUBLIC = 'https://agence.ch';
const from = (origin: string | undefined, fetchSite?: string, host = 'agence.ch') => isSameOrigin({ origin, fetchSite, host }, PUBLIC);

describe('where a request comes from', () => {
  it.each<[string, string | undefined, string | undefined, boolean]>([
    ['our own page', 'https://agence.ch', 'same-origin', true],
    ['an old browser on our own page', 'https://agence.ch', undefined, true],
    ['a program', undefined, undefined, true],
    ['an address typed by a person', undefined, 'none', true],
    ['another site', 'https://evil.example', 'cross-site', false],
    ['an old browser on another site', 'https://evil.example', undefined, false],
    ['a neighbour of the same domain', 'https://blog.agence.ch', 'same-site', false],
    ['our name without encryption', 'http://agence.ch', undefined, false],
    ['another port', 'https://agence.ch:8443', undefined, false],
    ['a sandboxed frame', 'null', undefined, false],
    ['a name that begins like ours', 'https://agence.ch.evil.example', undefined, false],
    ['a request that hides its origin', undefined, 'cross-site', false],
  ])('%s: allowed %s', (_who, origin, fetchSite, allowed) => {
    expect(from(origin, fetchSite)).toBe(allowed);
  });

  it('knows the address it was asked at, for staff within the house', () => {
    expect(from('http://10.0.0.5:3000', 'same-origin', '10.0.0.5:3000')).toBe(true);
  });
});
