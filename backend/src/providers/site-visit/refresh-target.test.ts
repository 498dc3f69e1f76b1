import { refreshTarget } from './refresh-target.js';

const BASE = 'https://exemple.ch/de/';

describe('refreshTarget', () => {
  it.each<[string, number, string]>([
    ['0; url=/accueil/', 0, 'https://exemple.ch/accueil/'],
    ['0;URL=accueil.html', 0, 'https://exemple.ch/de/accueil.html'],
    ["5; url='https://autre.ch/a b'", 5, 'https://autre.ch/a%20b'],
    ['0; url="/a"; x', 0, 'https://exemple.ch/a'],
    ['0, url = /a', 0, 'https://exemple.ch/a'],
    ['0 /a', 0, 'https://exemple.ch/a'],
    ['0;/a', 0, 'https://exemple.ch/a'],
    ["0; '/a", 0, 'https://exemple.ch/a'],
    ['  3.5;url=//www.exemple.ch', 3, 'https://www.exemple.ch/'],
    ['.5; url=/a', 0, 'https://exemple.ch/a'],
    ['0; url=/a;b=1,2', 0, 'https://exemple.ch/a;b=1,2'],
    ['0; urls', 0, 'https://exemple.ch/de/urls'],
    ['0; url /a', 0, 'https://exemple.ch/de/url%20/a'],
    ['0; über.html', 0, 'https://exemple.ch/de/%C3%BCber.html'],
    ['300', 300, BASE],
    ['0;', 0, BASE],
    ['0; url=', 0, BASE],
  ])('reads %j', (input, delay, url) => expect(refreshTarget(input, BASE)).toEqual({ delay, url }));

  it.each(['', 'url=/a', '; url=/a', '-1; url=/a', '0x; url=/a', '0: url=/a', "0; url=javascript:alert('a')", '0; url=http://['])(
    'stays on the page for %j',
    (input) => expect(refreshTarget(input, BASE)).toBeNull(),
  );
});
