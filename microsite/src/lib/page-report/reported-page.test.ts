import { reportedPage } from './reported-page.ts';

const read = (path: string, search = '') => reportedPage({ pathname: path, search });
const url = 'https://menuiserie-du-lac.ch/portes?bois=chêne';

describe('the address of a page report', () => {
  it('carries the prospect and the encoded address', () => {
    expect(read(`/prospects/abc/page-performance/${encodeURIComponent(url)}`)).toEqual({ prospectId: 'abc', url });
  });

  it('is parsed when it was typed or decoded', () => {
    expect(read('/prospects/abc/page-performance/menuiserie-du-lac.ch')).toEqual({ prospectId: 'abc', url: 'menuiserie-du-lac.ch' });
    expect(read('/prospects/abc/page-performance/https://a.ch/portes', '?bois=1')?.url).toBe('https://a.ch/portes?bois=1');
    expect(read('/prospects/abc/page-performance/https:/a.ch/portes')?.url).toBe('https://a.ch/portes');
  });

  it('is rejected when a part is missing or unreadable', () => {
    for (const path of [
      '/prospects/abc/page-performance',
      '/prospects/abc/page-performance/',
      '/prospects/abc/page-performance/%20',
      '/prospects//page-performance/a.ch',
      '/prospects/abc/page-performance/%E0%A4%A',
    ]) {
      expect(read(path)).toBeNull();
    }
  });

  it('keeps every web address as it is', () => {
    for (const address of [
      'https://a.ch/',
      'http://a.ch:8080/b/c?d=1&e=%20f#g',
      'https://müller-bächtold.ch/à propos',
      'https://a.ch/100%25?q=a/b',
      'https://a.ch/https://b.ch/',
    ]) {
      expect(read(`/prospects/abc/page-performance/${encodeURIComponent(address)}`, '?from=mail')?.url).toBe(address);
    }
  });
});
