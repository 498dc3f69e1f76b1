import { isWrongPage, OUTCOME_NAMES, type OutcomeName, WRONG_PAGES } from './outcome-names.rules.js';
import { OUTCOMES, outcomeWords, ownerWords } from './outcomes.rules.js';

describe('the outcome of a visit (decision 30)', () => {
  const namesWhere = (is: (name: OutcomeName) => boolean) => OUTCOME_NAMES.filter(is);

  it('is counted by a scan as measured, unreachable or another page (decision 35)', () => {
    expect(namesWhere((name) => OUTCOMES[name].group === 'measured')).toEqual(['ok']);
    expect(namesWhere((name) => OUTCOMES[name].group === 'unreachable')).toEqual([
      ...['unreachable', 'http_error', 'certificate_refused', 'outdated_tls'],
    ]);
    const other = namesWhere((name) => OUTCOMES[name].group === 'otherPage');
    expect(other).toEqual(expect.arrayContaining(['soft_404', 'empty', 'parked', 'reserved', 'suspended', 'default_page', 'directory']));
    expect(other).toEqual(expect.arrayContaining(['fresh_cms', 'maintenance', 'login_wall', 'bot_challenge', 'consent_wall']));
    expect(other).toEqual(expect.arrayContaining(['unrendered', 'frameset', 'other_company']));
    expect(other).toHaveLength(OUTCOME_NAMES.length - 5);
  });

  it('offers a link when a barrier or another site answers', () =>
    expect(namesWhere((name) => OUTCOMES[name].opens)).toEqual([
      ...['ok', 'login_wall', 'bot_challenge', 'consent_wall', 'frameset', 'other_company'],
    ]));

  it('is a wrong page unless it is the company’s own', () => {
    expect(WRONG_PAGES).toEqual(OUTCOME_NAMES.slice(1));
    expect(['ok', null, undefined, '', 'gone', 'parked', 'http_error'].map((name) => isWrongPage(name))).toEqual([
      ...[false, false, false, false, false, true, true],
    ]);
  });

  it('has distinct and complete texts for owner and staff', () => {
    for (const reader of ['owner', 'staff'] as const) {
      const shorts = Object.values(outcomeWords(reader, 'short'));
      expect(new Set(shorts).size).toBe(OUTCOME_NAMES.length);
      for (const short of shorts) expect(short).toMatch(/^\p{Lu}.{3,39}$/u);
      for (const kind of ['met', 'todo'] as const)
        for (const [name, words] of Object.entries(outcomeWords(reader, kind)))
          expect([name, words]).toEqual([name, expect.stringMatching(/^\p{Lu}.+\.$/u)]);
    }
  });

  it('is explained to the owner unless the page is the company’s own', () => {
    expect(ownerWords('unreachable')).toEqual({
      short: 'Site sans réponse',
      sentence: 'Votre site n’a pas répondu lors de notre visite. Les mesures qui en dépendent reprendront dès qu’il sera joignable.',
    });
    expect(['ok', null, undefined, 'gone'].map((name) => ownerWords(name))).toEqual([null, null, null, null]);
  });
});
