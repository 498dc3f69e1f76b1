import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultMessages } from '../src/rules/agency-defaults.rules.js';
import { CLAIM_NAMES } from '../src/rules/claims.rules.js';
import { PAGE_NAMES, type PageId } from '../src/rules/routes.rules.js';
import { CLAIM_PAGES, MESSAGE_PAGES } from '../src/rules/shown-words.rules.js';

const BUILT = join(import.meta.dirname, '../../microsite/dist');

const placesOf = (page: PageId): string[] => JSON.parse(readFileSync(join(BUILT, PAGE_NAMES[page], 'index.template.json'), 'utf8')).paths;
/** The home page's title is the promise. */
const placeOf = (claim: string) => (claim === 'trafficPromise' ? 'headline' : `claim.${claim}`);

it('each message and each claim has its place on the page that its link opens', () => {
  expect(Object.keys(MESSAGE_PAGES).sort()).toEqual(Object.keys(defaultMessages()).sort());
  const named: [string, PageId][] = [
    ...Object.entries(MESSAGE_PAGES).map(([key, page]): [string, PageId] => [`messages.${key}`, page]),
    ...CLAIM_NAMES.map((claim): [string, PageId] => [placeOf(claim), CLAIM_PAGES[claim]]),
  ];
  expect(named.filter(([place, page]) => !placesOf(page).includes(place))).toEqual([]);
});
