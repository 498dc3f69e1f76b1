import fc from 'fast-check';
import { boundedFacts } from './bounded-facts.js';

it('cuts every text and list of a page, wherever it stands, and keeps what is short', () => {
  const long = 'é'.repeat(1_000_000);
  const page = boundedFacts('page', {
    meta: { title: long, h1: Array.from({ length: 9000 }, () => 'Bonjour'), htags: { h2: [long] }, [long]: 1 },
    checked: new Date(0),
    size: 12,
    none: null,
  });
  expect(page).toMatchObject({
    meta: { title: 'é'.repeat(2000), htags: { h2: ['é'.repeat(2000)] } },
    checked: new Date(0),
    size: 12,
    none: null,
  });
  expect(page.meta.h1).toHaveLength(500);
  expect(JSON.stringify(page).length).toBeLessThan(20_000);
});

it('leaves answers of assistants whole, up to a length that nobody reads', () => {
  expect(boundedFacts('citations', { answer: 'a'.repeat(15_000) }).answer).toHaveLength(15_000);
  expect(boundedFacts('citations', { answer: 'a'.repeat(900_000) }).answer).toHaveLength(20_000);
});

it('never cuts a sign in two', () => {
  const { title } = boundedFacts('page', { title: `a${'😀'.repeat(2000)}` });
  expect([title.length, title.endsWith('😀')]).toEqual([1999, true]);
});

it('changes nothing that is short', () => {
  const short = fc.jsonValue({ maxDepth: 4 }).filter((value) => JSON.stringify(value).length < 2000);
  fc.assert(fc.property(short, (value) => expect(JSON.stringify(boundedFacts('page', value))).toBe(JSON.stringify(value))));
});
