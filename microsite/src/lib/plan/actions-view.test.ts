import { anAction, someAdvice } from '../../../test/an-action.ts';
import { actionsView, isRemeasurable, progressText } from './actions-view.ts';

const view = (...actions: Parameters<typeof actionsView>[0]['actions']) => actionsView({ actions, webmaster: null });

describe('the list of actions', () => {
  it('says of each who does it and how long it takes', () => {
    expect(view(anAction()).rows[0]?.meta).toEqual(['Qui : votre webmaster', 'Durée : 2 heures']);
    expect(view(anAction({ who: null, effort: null })).rows[0]?.meta).toEqual([]);
  });

  it('is general only while nothing of the company is known', () => {
    expect(view(...someAdvice()).general).toBe(true);
    expect(view(...someAdvice(), anAction()).general).toBe(false);
    expect(view(anAction({ findings: [], answer: { question: 'Budget ?', answer: 'Aucun' } })).general).toBe(false);
    expect(view(anAction({ findings: [], state: 'fixed', done: true })).general).toBe(false);
  });

  it.each([
    [[false], '1 étape, pas encore cochée'],
    [[false, false], '2 étapes, aucune cochée'],
    [[true, false, false, false, false], '1 étape sur 5 terminée'],
    [[true, true, false], '2 étapes sur 3 terminées'],
  ])('counts %j', (done, words) => {
    expect(progressText(done.map((each) => ({ done: each })))).toBe(words);
  });

  it('offers a measurement of what can be measured, unless one runs or nothing is left', () => {
    expect(isRemeasurable(anAction())).toBe(true);
    expect(isRemeasurable(anAction({ measurable: false }))).toBe(false);
    expect(isRemeasurable(anAction({ state: 'fixed' }))).toBe(false);
    expect(isRemeasurable(anAction({ check: { state: 'pending', words: '' } }))).toBe(false);
    expect(isRemeasurable(anAction({ check: { state: 'failed', words: '' } }))).toBe(true);
  });

  it('writes the e-mail to the webmaster with line breaks of e-mail', () => {
    const webmaster = { subject: 'À corriger sur notre site', text: 'Bonjour,\n\n1. Passer en https' };
    const { mail } = actionsView({ actions: [anAction()], webmaster });
    expect(decodeURIComponent(mail?.href ?? '')).toBe('mailto:?subject=À corriger sur notre site&body=Bonjour,\r\n\r\n1. Passer en https');
  });
});
