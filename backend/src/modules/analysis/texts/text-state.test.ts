import { aSite } from '../../../../test/support/site-facts.js';
import type { AnalysisOutput } from '../results/analysis.js';
import type { StoredText } from '../results/stored-text.js';
import { released, standing } from './text-state.js';
import { updatedText } from './updated-text.js';

const NOW = '2026-11-22T10:00:00.000Z';
const facts = aSite({ mobilePoints: 54, desktopPoints: 77 });
const aText = (values: Partial<StoredText> = {}): StoredText => ({
  content: '',
  source: 'builtin',
  provider: 'SmartIndex',
  choice: null,
  made_of: null,
  draft: null,
  approval: null,
  ...values,
});
const approved = (content: string, byPerson: boolean, rests: object | null = null): StoredText =>
  aText({ content, source: 'manual', provider: 'Saisie manuelle', approval: { by: 'Anne', at: NOW, reason: null, byPerson, rests } });
const intro = (text: StoredText, now = facts) => standing('intro', text, now, NOW);

describe('what stands beside the figures', () => {
  it('is composed of them, with what the model chose as far as it holds', () => {
    const text = intro(aText({ choice: { ids: ['speed-of-both/2', 'no-title/1'], provider: 'OpenAI gpt' } }));
    expect(text).toMatchObject({ source: 'live', provider: 'OpenAI gpt', made_of: { facts: { mobilePoints: '54\u00a0sur\u00a0100' } } });
    expect(text.content).toMatch(/^Au test de vitesse Lighthouse, .*54 points/);
    const later = intro(text, aSite({ mobilePoints: 81, desktopPoints: 77 }));
    expect(later.content).toMatch(/^Au test de vitesse Lighthouse, .*81 points/);
    expect(later.content).not.toContain('54');
  });

  it('is nothing where nothing may be said', () => {
    expect(intro(intro(aText()), aSite({ outcome: 'parked' }))).toMatchObject({ content: '', made_of: null, source: 'builtin' });
    expect(standing('recommendations', aText({ content: [] }), aSite({ outcome: 'parked' }), NOW).content).toEqual([]);
  });

  it('is never a text that was stored without its sentences: that is a draft', () => {
    for (const source of ['live', 'builtin'] as const) {
      const text = intro(aText({ content: 'Le site est piraté.', source, provider: 'OpenAI' }));
      expect(text.content).not.toContain('piraté');
      expect(text.draft).toMatchObject({ content: 'Le site est piraté.', by: 'OpenAI', byPerson: false, reread: false });
    }
  });

  it('is an example as it is until something was measured', () => {
    const example = aText({ content: 'Analyse en cours.', source: 'sample' });
    expect(intro(example, aSite({ speedMeasured: false, pageMeasured: false }))).toEqual(example);
    expect(intro(example)).toMatchObject({ source: 'builtin', content: expect.stringContaining('54 points') });
  });
});

describe('an approved text', () => {
  it('stays while the figures it rests on are the same, and falls back when one changes', () => {
    const text = intro(approved('Sur mobile, le site obtient 54 sur 100.', false));
    expect(text).toMatchObject({ source: 'manual', approval: { rests: { mobilePoints: '54\u00a0sur\u00a0100' } } });
    expect(intro(text)).toEqual(text);
    expect(intro(text, aSite({ mobilePoints: 54, desktopPoints: 12, words: 3 })).source).toBe('manual');
    const fallen = intro(text, aSite({ mobilePoints: 55, desktopPoints: 77 }));
    expect(fallen).toMatchObject({
      source: 'builtin',
      approval: null,
      draft: { content: text.content, by: 'Anne', reread: true, byPerson: false },
    });
    expect(fallen.content).toContain('55 points');
  });

  it('of a model that names no figure rests on all of them; a person’s on none', () => {
    const words = 'Une belle maison, connue de tous.';
    expect(intro(intro(approved(words, false)), aSite({ mobilePoints: 54, desktopPoints: 77, reviewCount: 1 })).source).toBe('builtin');
    expect(intro(intro(approved(words, true)), aSite({ mobilePoints: 1, desktopPoints: 1, reviewCount: 1 })).source).toBe('manual');
  });

  it.each([
    ['Le site est bien lent.', { mobilePoints: 96 }],
    ['La page n’a pas de titre.', { titleCharacters: 0 }],
    ['Trop d’images sans texte.', { imagesWithoutAlt: 4 }],
    ['La connexion est chiffrée.', { https: false }],
    ['Il fonctionne avec ce système de gestion.', { cms: 'Drupal' }],
    ['Une réputation faite.', { rating: 3.2 }],
  ])('rests on what it speaks of: « %s »', (words, change) => {
    const before = aSite({ mobilePoints: 54, desktopPoints: 77 });
    const text = intro(approved(words, true), before);
    expect(intro(text, { ...before }).source).toBe('manual');
    expect(intro(text, { ...before, ...change }).source).toBe('builtin');
  });

  it('falls back when the page is not the site’s own any more', () => {
    const text = intro(approved('Une belle maison.', true));
    expect(intro(text, aSite({ outcome: 'parked' }))).toMatchObject({ content: '', draft: { reread: true } });
  });

  it('becomes a draft when staff goes back to the composed one; a second time, nothing waits any more', () => {
    const back = released('intro', intro(approved('Une belle maison.', true)));
    expect(back).toMatchObject({ source: 'builtin', content: '', approval: null, draft: { content: 'Une belle maison.', reread: false } });
    expect(released('intro', back).draft).toBeNull();
  });
});

describe('what a finding brings', () => {
  const finding = (values: Partial<AnalysisOutput>): AnalysisOutput => ({
    state: 'measured',
    source: 'live',
    provider: 'OpenAI',
    result: { content: 'Le site est piraté.' },
    ...values,
  });
  const updated = (known: (StoredText & { replaceable: boolean }) | null, values: Partial<AnalysisOutput>) =>
    updatedText('intro', known, finding(values), NOW);
  const draft = (content: string, byPerson: boolean) => ({ content, by: 'x', byPerson, at: NOW, reread: byPerson, rests: {} });

  it('is never its words, unless a person stands behind them', () => {
    expect(updated(null, {})).toMatchObject({ content: '', source: 'builtin' });
    expect(updated(null, { source: 'builtin' }).content).toBe('');
    expect(updated(null, { source: 'manual' })).toMatchObject({
      content: 'Le site est piraté.',
      approval: { by: 'OpenAI', byPerson: true },
    });
    expect(updated(null, { source: 'sample' })).toMatchObject({ content: 'Le site est piraté.', source: 'sample' });
  });

  it('is the choice of a model, which a later failure leaves', () => {
    const choice = { ids: ['a/1'], provider: 'OpenAI gpt' };
    const text = updated(null, { text: { choice } });
    expect(text.choice).toEqual(choice);
    expect(updated({ ...text, replaceable: false }, { source: 'builtin' }).choice).toEqual(choice);
  });

  it('leaves an approved text alone until staff asks for a new one', () => {
    const text = { ...approved('Une belle maison.', true), replaceable: false };
    expect(updated(text, { text: { draft: draft('Neuf.', false) } })).toMatchObject({
      content: 'Une belle maison.',
      source: 'manual',
      draft: { content: 'Neuf.' },
    });
    expect(updated({ ...text, replaceable: true }, {})).toMatchObject({ content: '', source: 'live', approval: null });
  });

  it('does not put a model’s draft in the place of a person’s', () => {
    const waiting = { ...aText({ draft: draft('D’Anne.', true) }), replaceable: false };
    expect(updated(waiting, { text: { draft: draft('Du modèle.', false) } }).draft?.content).toBe('D’Anne.');
    expect(
      updated({ ...aText({ draft: draft('Ancien.', false) }), replaceable: false }, { text: { draft: draft('Neuf.', false) } }).draft
        ?.content,
    ).toBe('Neuf.');
  });
});
