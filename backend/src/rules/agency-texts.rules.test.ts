import { inLanguage } from '../common/i18n/language-context.js';
import { readCatalogue } from '../words/po-file.js';
import { defaultMessages, defaultTexts } from './agency-defaults.rules.js';
import {
  agencyIn,
  agencyTexts,
  answeredIn,
  claimsIn,
  FRENCH_VOICE,
  isTextKey,
  legalIn,
  questionIn,
  stateOf,
  type Translations,
  translationFault,
  voiceIn,
} from './agency-texts.rules.js';
import { CLAIM_NAMES, type ClaimWords } from './claims.rules.js';
import { addCatalogue } from './language.rules.js';

addCatalogue('de', readCatalogue('de'));
addCatalogue('it', readCatalogue('it'));

const german = (translations: Translations = {}) => inLanguage('de', () => voiceIn('de', translations));
const none = Object.fromEntries(CLAIM_NAMES.map((name) => [name, ''])) as ClaimWords;
const aVoice = (quote: string, example = false) => ({ quote, before: '', after: '', example });
const aClaims = (claims: Partial<ClaimWords>, testimonials = [aVoice('Très bien.')]) => ({ ...none, ...claims, testimonials });
const aQuestion = { id: 3, question: 'Et alors ?', options: ['Oui, tous les jours', 'Jamais', '100 CHF', '24 h'] };

describe('texts of the agency that can be translated', () => {
  const writing = {
    agency: { tagline: 'Notre accroche' },
    claims: aClaims({ rating: '4.9/5', auditValue: '790 CHF', guarantee: 'Satisfait ou remboursé' }, [
      aVoice('Un exemple', true),
      aVoice('Très bien.'),
    ]),
    legal: { hosting: 'en Suisse', representative: '' },
    benchmarks: { sectorLabel: '' },
    seoConfig: { defaultTitle: 'Agence du Lac', defaultDescription: '' },
    messages: [{ key: 'quiz_intro', title: 'Introduction', content: 'Bonjour' }],
    questions: [aQuestion],
    signatories: [{ id: '7d1f2ac0-0000-4000-8000-000000000001', name: 'Anne', sentence: 'Je vous appelle.' }],
  };

  it('includes every text with words, each under its own key', () => {
    const texts = agencyTexts(writing);
    expect(texts.map(({ key }) => key)).toEqual([
      'messages/quiz_intro',
      'quiz/3/question',
      'quiz/3/options/0',
      'quiz/3/options/1',
      'agency/tagline',
      'claims/guarantee',
      'claims/testimonials/1/quote',
      'legal/hosting',
      'seoConfig/defaultTitle',
      'signatories/7d1f2ac0-0000-4000-8000-000000000001/sentence',
    ]);
    expect(texts.filter(({ key }) => !isTextKey(key))).toEqual([]);
    expect(isTextKey('agency/name')).toBe(false);
  });
});

describe('a translation', () => {
  it('is marked for review when its French text has changed', () => {
    const text = { french: 'Sans engagement', isDefault: false };
    expect(stateOf(text, { french: 'Sans engagement', text: 'Unverbindlich' })).toBe('translated');
    expect(stateOf(text, { french: 'Sans frais', text: 'Kostenlos' })).toBe('outdated');
    expect(stateOf(text, { french: 'Sans engagement', text: '' })).toBe('missing');
    expect(stateOf({ ...text, isDefault: true }, undefined)).toBe('default');
    expect(stateOf({ french: 'Vrai ?', isDefault: false }, { french: 'Vrai\u202f?', text: 'Wirklich?' })).toBe('translated');
  });

  it('uses the same placeholders as the French text', () => {
    const fault = (french: string, text: string) => translationFault({ french, text });
    expect(fault('Bonjour {prenom}, {score}', '{score} für {prenom}')).toBeNull();
    expect(fault('Bonjour {entreprise}', 'Guten Tag {company}')).toBeNull();
    expect(fault('Bonjour {prenom}', 'Guten Tag')).toBe('Il manque {prenom}, qui est dans le texte français.');
    expect(fault('Bonjour', 'Guten Tag {prenom}')).toBe('{prenom} n’est pas dans le texte français.');
    expect(fault('Bonjour {prenom}', 'Guten Tag {vorname}')).toContain('Il manque {prenom}');
    expect(fault('Bonjour {prenom}', 'Guten Tag {prenom} {vorname}')).toContain('{vorname} n’est pas');
    expect(fault('Bonjour {prenom}', '')).toBeNull();
  });
});

describe('the agency in German', () => {
  it('leaves out a claim without a current translation and keeps figures', () => {
    const claims = aClaims({ rating: '4.9/5', auditDelay: '48 heures', clients: '300 clients', guarantee: 'Remboursé' });
    const voice = german({
      'claims/auditDelay': { french: '24 heures', text: '24 Stunden' },
      'claims/clients': { french: '300 clients', text: '300 Kunden' },
      'claims/testimonials/0/quote': { french: 'Très bien.', text: 'Sehr gut.' },
    });
    const said = claimsIn(voice, claims);
    expect([said.rating, said.auditDelay, said.clients, said.guarantee]).toEqual(['4.9/5', '', '300 Kunden', '']);
    expect(said.testimonials[0]?.quote).toBe('Sehr gut.');
    expect(claimsIn(FRENCH_VOICE, claims)).toEqual(claims);
  });

  it('translates default texts and omits texts that the agency wrote without translating', () => {
    expect(agencyIn(german(), { tagline: 'Votre présence en ligne, mesurée' }).tagline).toBe('Ihr Auftritt im Internet, gemessen');
    expect(agencyIn(german(), { tagline: 'Une autre' }).tagline).toBe('');
    const legal = { hosting: 'en Suisse', representative: 'Société, Paris' };
    expect(legalIn(german(), legal)).toEqual({ hosting: 'in der Schweiz', representative: 'Société, Paris' });
  });

  it('always has a message: the current, a former or the default one', () => {
    const own = { french: 'Bonjour', text: 'Guten Tag' };
    expect(german({ 'messages/merci_message': own }).say('messages/merci_message', 'Bonjour')).toBe('Guten Tag');
    expect(german({ 'messages/merci_message': own }).say('messages/merci_message', 'Bonsoir')).toBe('Guten Tag');
    expect(german().say('messages/merci_message', 'Bonsoir')).toBe(inLanguage('de', defaultMessages).merci_message);
  });

  it('shows a question in German only when question and answers are all translated', () => {
    const asked = (translations: Translations) => questionIn(german(translations), aQuestion);
    const question = { 'quiz/3/question': { french: 'Et alors ?', text: 'Und?' } };
    expect(asked(question)).toBe(aQuestion);
    expect(asked({ ...question, 'quiz/3/options/1': { french: 'Jamais', text: 'Nie' } })).toEqual({
      id: 3,
      question: 'Und?',
      options: ['Ja, jeden Tag', 'Nie', '100 CHF', '24 h'],
    });
    expect(asked({ ...question, 'quiz/3/options/1': { french: 'Toujours', text: 'Immer' } })).toBe(aQuestion);
    expect(asked({ ...question, 'quiz/3/options/0': { french: 'Jamais', text: 'Nie' } }).options[1]).toBe('Nie');
    expect(answeredIn(german(question), { id: 3, question: 'Et alors ?', answer: 'Oui, tous les jours' })).toMatchObject({
      question: 'Und?',
      answer: 'Ja, jeden Tag',
    });
    expect(answeredIn(german(), { id: 3, question: 'Et alors ?', answer: 'Oui, tous les jours' }).answer).toBe('Oui, tous les jours');
  });

  it('has a default text for every text that can be edited', () => {
    for (const language of ['de', 'it'] as const) {
      const texts = inLanguage(language, defaultTexts);
      expect(texts.size).toBe(44);
      expect([...texts].filter(([french, text]) => french === text)).toEqual([]);
      expect([...texts].filter(([french, text]) => translationFault({ french, text }))).toEqual([]);
    }
  });
});
