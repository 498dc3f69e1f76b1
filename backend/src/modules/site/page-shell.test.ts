import { fillShell, type PageShell, sectionsOf } from './page-shell.js';

const SHELL: PageShell = {
  parts: [
    '<html data-state="',
    { kind: 'state' },
    '">',
    { kind: 'head', name: '', own: '<title>a</title>' },
    '<script>',
    { kind: 'data' },
    '</script>',
    { kind: 'section', name: 'plan', own: '<p>own</p>' },
    { kind: 'slot', name: 'booking', own: '<astro-island></astro-island>' },
  ],
  title: '',
  head: '<title>a</title>',
};
const filled = (data: unknown, render: (section: string) => string | null) =>
  fillShell(SHELL, { data, head: '<title>b</title>', state: data === null ? 'loading' : 'ready', render });

describe('the shell of a page', () => {
  it('takes its head, its state, its data and the rendered sections', () => {
    expect(filled({ a: 1 }, (name) => `<b>${name}</b>`)).toBe(
      '<html data-state="ready"><title>b</title><script>{"a":1}</script><b>plan</b><astro-island></astro-island>',
    );
  });

  it('has an island where its section has a slot for it', () => {
    expect(filled({}, () => '<div data-slot="booking"></div><div data-slot="other"></div>')).toContain(
      '<div data-slot="booking"><astro-island></astro-island></div><div data-slot="other"></div>',
    );
  });

  it('keeps what it was built with where there is nothing to render', () => {
    expect(filled(null, () => null)).toBe(
      '<html data-state="loading"><title>b</title><script>null</script><p>own</p><astro-island></astro-island>',
    );
  });

  it('has data that cannot end their element', () => {
    expect(filled({ text: '</script><!--' }, () => '')).toContain('{"text":"\\u003c/script>\\u003c!--"}</script>');
  });

  it('names the sections that are rendered', () => {
    expect(sectionsOf(SHELL)).toEqual(['plan']);
  });
});
