import fc from 'fast-check';
import {
  ASSISTANTS,
  assistantState,
  type CountedAssistant,
  citationSentence,
  citationVerdict,
  citationWord,
  FEW_ANSWERS,
  intervalWords,
  isAssistant,
  silenceSentence,
  silenceWords,
  wilsonInterval,
} from './citations.rules.js';

const kOfN = fc.integer({ min: 1, max: 400 }).chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
const anAssistant = fc.record({
  platform: fc.constantFrom('google', ...ASSISTANTS),
  citations: fc.option(fc.integer({ min: 0, max: 30 })),
  runs: fc.option(fc.integer({ min: 0, max: 30 })),
  source: fc.option(fc.constantFrom('live', 'manual', 'sample')),
  failed: fc.option(fc.record({ count: fc.integer({ min: 1, max: 10 }) })),
});

describe('Wilson’s interval at 95 %', () => {
  // the closed form, computed with R’s prop.test(k, n, correct = FALSE)
  it.each([
    [3, 20, 0.0524, 0.3604],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [1, 1, 0.2065, 1],
    [50, 100, 0.4038, 0.5962],
  ])('is right for %i of %i answers', (k, n, low, high) => {
    const interval = wilsonInterval(k, n);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('contains the share, stays within 0 and 1, is symmetric and narrows with more answers', () => {
    fc.assert(
      fc.property(kOfN, ([k, n]) => {
        const { low, high } = wilsonInterval(k, n);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(k / n);
        expect(high).toBeGreaterThanOrEqual(k / n);
        const mirrored = wilsonInterval(n - k, n);
        expect(mirrored.low).toBeCloseTo(1 - high, 9);
        const more = wilsonInterval(4 * k, 4 * n);
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });
});

describe('the word of a share (decision 34)', () => {
  it.each([
    [0, 1, 'Jamais cité'],
    [0, 40, 'Jamais cité'],
    [1, 400, 'Rarement cité'],
    [3, 20, 'Rarement cité'],
    [4, 17, 'Rarement cité'],
    [5, 20, 'Parfois cité'],
    [11, 20, 'Parfois cité'],
    [12, 20, 'Souvent cité'],
    [2, 2, 'Souvent cité'],
  ])('%i of %i is « %s »', (k, n, word) => expect(citationWord(k, n)).toBe(word));

  it('depends on the share alone and never falls when the share rises', () => {
    const rank = (word: string) => ['Jamais cité', 'Rarement cité', 'Parfois cité', 'Souvent cité'].indexOf(word);
    fc.assert(
      fc.property(kOfN, fc.integer({ min: 2, max: 9 }), ([k, n], times) => {
        expect(citationWord(k * times, n * times)).toBe(citationWord(k, n));
        if (k < n) expect(rank(citationWord(k + 1, n))).toBeGreaterThanOrEqual(rank(citationWord(k, n)));
      }),
    );
  });
});

describe('all assistants together', () => {
  it('are summed without search engines, typed figures and assistants without answers', () => {
    fc.assert(
      fc.property(fc.array(anAssistant, { maxLength: 8 }), (all) => {
        const verdict = citationVerdict(all);
        const counted = all.filter((one) => isAssistant(one.platform) && assistantState(one) === 'counted');
        expect(verdict?.assistants ?? 0).toBe(counted.length);
        const others = all.filter((one) => !counted.includes(one));
        expect(citationVerdict([...counted, ...others.reverse()])).toEqual(verdict);
        expect(citationVerdict(others)).toBeNull();
        if (!verdict) return;
        expect(verdict.answered).toBe(counted.reduce((sum, { runs }) => sum + (runs ?? 0), 0));
        expect(verdict.word).toBe(citationWord(verdict.cited, verdict.answered));
        expect(verdict.isFew).toBe(verdict.answered < FEW_ANSWERS);
      }),
    );
  });

  const one = (patch: Partial<CountedAssistant>): CountedAssistant => ({ platform: 'grok', citations: null, runs: null, ...patch });
  it.each([
    [{ citations: 0, runs: 5, source: 'live' }, 'counted'],
    [{ citations: 0, runs: 5, source: 'sample' }, 'counted'],
    [{ citations: 3, runs: null, source: 'manual' }, 'typed'],
    [{ citations: 3, runs: 5, source: 'live', failed: { count: 2 } }, 'counted'],
    [{ failed: { count: 5 } }, 'silent'],
    [{ citations: 12, runs: null, source: 'live' }, 'unasked'],
    [{}, 'unasked'],
  ] as const)('%j is %s', (patch, state) => expect(assistantState(one(patch))).toBe(state));
});

describe('citations in words', () => {
  it.each([
    [3, 20, '3 réponses sur 20 nomment votre entreprise.'],
    [1, 20, 'Une réponse sur 20 nomme votre entreprise.'],
    [0, 20, 'Aucune des 20 réponses reçues ne nomme votre entreprise.'],
    [1, 1, 'La seule réponse reçue nomme votre entreprise. C’est peu de réponses pour en juger.'],
    [0, 1, 'La seule réponse reçue ne nomme pas votre entreprise. C’est peu de réponses pour en juger.'],
    [2, 2, '2 réponses sur 2 nomment votre entreprise. C’est peu de réponses pour en juger.'],
  ])('%i of %i', (cited, answered, sentence) => {
    expect(citationSentence({ cited, answered, isFew: answered < FEW_ANSWERS }, 'votre entreprise')).toBe(sentence);
  });

  it('include the interval', () => {
    expect(intervalWords(wilsonInterval(3, 20))).toBe('de 5 à 36\u202f% (intervalle de Wilson à 95\u202f%)');
  });

  it('state number and cause of failed calls and nothing about the agency’s account', () => {
    expect(silenceSentence({ count: 2, asked: 5, cause: silenceWords('vendor_timeout') })).toBe(
      '2 questions sur 5 sans réponse\u202f: la réponse n’est pas venue à temps',
    );
    expect(silenceSentence({ count: 1, asked: 5, cause: silenceWords('vendor_unpaid') })).toBe(
      '1 question sur 5 sans réponse\u202f: le service n’a pas pris nos questions',
    );
    expect(silenceWords('vendor_malformed')).not.toBe(silenceWords('vendor_unavailable'));
  });
});
