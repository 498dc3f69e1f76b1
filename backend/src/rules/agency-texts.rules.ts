import { defaultMessages, defaultTexts, plainSpaces } from './agency-defaults.rules.js';
import { CLAIM_NAMES, type ClaimWords, isOwnTestimonial } from './claims.rules.js';
import { LANGUAGES, type Language } from './language.rules.js';
import { namedIn, unknownPlaceholders, written } from './placeholders.rules.js';
import { PRODUCT_TITLE } from './setting-fields.rules.js';

/**
 * Texts of the agency in French, with translations to German and Italian. A text has a stable key: `agency/tagline`, `claims/rating`,
 * `messages/quiz_intro`, `quiz/3/options/0` (no dots: forms read them as paths).
 */
export type OtherLanguage = Exclude<Language, 'fr'>;
export const OTHER_LANGUAGES = LANGUAGES.filter((one): one is OtherLanguage => one !== 'fr');

/** A translation and its French source: once the source changes, it is outdated. */
export interface Translation {
  french: string;
  text: string;
}
export type Translations = Readonly<Record<string, Translation>>;

interface Testimonial {
  quote: string;
  before: string;
  after: string;
  example: boolean;
}
interface Question {
  id: number;
  question: string;
  options: readonly string[];
}

/** Where the agency writes. */
export interface AgencyWriting {
  agency: { tagline: string };
  claims: ClaimWords & { testimonials: readonly Testimonial[] };
  legal: { hosting: string; representative: string };
  benchmarks: { sectorLabel: string };
  seoConfig: { defaultTitle: string; defaultDescription: string };
  messages: readonly { key: string; title: string; content: string }[];
  questions: readonly Question[];
  signatories: readonly { id: string; name: string; sentence: string }[];
}

/** `title`: label for staff, where the key is not clear. */
export interface AgencyText {
  key: string;
  title: string | null;
  french: string;
}

const VOICE_PARTS = ['quote', 'before', 'after'] as const;

/** Returns all texts that are not empty. */
export function agencyTexts({ agency, claims, legal, benchmarks, seoConfig, ...writing }: AgencyWriting): AgencyText[] {
  const of = (key: string, french: string, title: string | null = null): AgencyText => ({ key, title, french });
  return [
    ...writing.messages.map(({ key, title, content }) => of(`messages/${key}`, content, title)),
    ...writing.questions.flatMap(({ id, question, options }, at) => [
      of(`quiz/${id}/question`, question, String(at + 1)),
      ...options.map((option, place) => of(`quiz/${id}/options/${place}`, option, String(at + 1))),
    ]),
    of('agency/tagline', agency.tagline),
    ...CLAIM_NAMES.map((name) => of(`claims/${name}`, claims[name])),
    ...claims.testimonials.flatMap((voice, place) =>
      isOwnTestimonial(voice) ? VOICE_PARTS.map((part) => of(`claims/testimonials/${place}/${part}`, voice[part])) : [],
    ),
    of('legal/hosting', legal.hosting),
    of('legal/representative', legal.representative),
    of('benchmarks/sectorLabel', benchmarks.sectorLabel),
    of('seoConfig/defaultTitle', seoConfig.defaultTitle === PRODUCT_TITLE ? '' : seoConfig.defaultTitle),
    of('seoConfig/defaultDescription', seoConfig.defaultDescription),
    ...writing.signatories.map(({ id, name, sentence }) => of(`signatories/${id}/sentence`, sentence, name)),
  ].filter(({ french }) => french !== '' && !isAlike(french));
}

/** The keys that a text may have, whether it is still there or not. */
const KEY =
  /^(?:agency\/tagline|claims\/\w+|claims\/testimonials\/\d\/(?:quote|before|after)|legal\/(?:hosting|representative)|benchmarks\/sectorLabel|seoConfig\/(?:defaultTitle|defaultDescription)|messages\/\w+|quiz\/\d+\/(?:question|options\/[0-3])|signatories\/[\da-f-]{36}\/sentence)$/;
export const isTextKey = (key: string): boolean => KEY.test(key);

/** Figures and units need no translation. */
const isAlike = (text: string): boolean => !/\p{L}/u.test(text.replace(/\b(?:CHF|EUR|h|min)\b/g, ''));

const saysSame = (one: string, other: string): boolean => plainSpaces(one) === plainSpaces(other);

/** `default`: untranslated default text, which exists in every language. */
export type TextState = 'translated' | 'outdated' | 'default' | 'missing';

export function stateOf({ french, isDefault }: { french: string; isDefault: boolean }, known: Translation | undefined): TextState {
  if (known?.text) return saysSame(known.french, french) ? 'translated' : 'outdated';
  return isDefault ? 'default' : 'missing';
}

/** The texts of the agency in the reader's language; null without a translation. */
export interface AgencyVoice {
  language: Language;
  say(key: string, french: string): string | null;
  /** Finds a question or an answer by its French, at any current position. */
  sayInQuestion(id: number, french: string): string | null;
}

export const FRENCH_VOICE: AgencyVoice = {
  language: 'fr',
  say: (_key, french) => french,
  sayInQuestion: (_id, french) => french,
};

/** Returns the texts in a language. A message is never empty: its former translation, or the default. */
export function voiceIn(language: OtherLanguage, translations: Translations): AgencyVoice {
  const defaults = defaultTexts();
  const messages = defaultMessages();
  const byDefault = (french: string) => (french === '' || isAlike(french) ? french : defaults.get(plainSpaces(french)));
  return {
    language,
    say(key, french) {
      const known = translations[key];
      if (known?.text && saysSame(known.french, french)) return known.text;
      const [module, name = ''] = key.split('/');
      return byDefault(french) ?? (module === 'messages' ? known?.text || messages[name] : null) ?? null;
    },
    sayInQuestion(id, french) {
      const known = Object.entries(translations).find(
        ([key, { french: of, text }]) => key.startsWith(`quiz/${id}/`) && text && saysSame(of, french),
      );
      return known?.[1].text ?? byDefault(french) ?? null;
    },
  };
}

/** Without a tagline in the language, the name stands alone. */
export const agencyIn = <Agency extends AgencyWriting['agency']>(voice: AgencyVoice, agency: Agency): Agency => ({
  ...agency,
  tagline: voice.say('agency/tagline', agency.tagline) ?? '',
});

/** A legally required address stays French; the place of storage is left out without a translation. */
export const legalIn = <Legal extends AgencyWriting['legal']>(voice: AgencyVoice, legal: Legal): Legal => ({
  ...legal,
  hosting: voice.say('legal/hosting', legal.hosting) ?? '',
  representative: voice.say('legal/representative', legal.representative) ?? legal.representative,
});

/** References with their sector in the language. */
export const benchmarksIn = <Benchmarks extends AgencyWriting['benchmarks']>(voice: AgencyVoice, benchmarks: Benchmarks): Benchmarks => ({
  ...benchmarks,
  sectorLabel: voice.say('benchmarks/sectorLabel', benchmarks.sectorLabel) ?? '',
});

/** What search engines read of its pages, which have words of their own. */
export const seoIn = <Seo extends AgencyWriting['seoConfig']>(voice: AgencyVoice, seo: Seo): Seo => ({
  ...seo,
  defaultTitle: voice.say('seoConfig/defaultTitle', seo.defaultTitle) ?? '',
  defaultDescription: voice.say('seoConfig/defaultDescription', seo.defaultDescription) ?? '',
});

/** Claims in the language; untranslated ones are left out (decision 5). */
export function claimsIn<Claims extends AgencyWriting['claims']>(voice: AgencyVoice, claims: Claims): Claims {
  const said = (key: string, french: string): string => voice.say(`claims/${key}`, french) ?? '';
  return {
    ...claims,
    ...Object.fromEntries(CLAIM_NAMES.map((name) => [name, said(name, claims[name])])),
    testimonials: claims.testimonials.map((one, place) => ({
      ...one,
      ...Object.fromEntries(VOICE_PARTS.map((part) => [part, said(`testimonials/${place}/${part}`, one[part])])),
    })),
  };
}

/** Returns a question with its answers in one language: French unless it is translated completely. */
export function questionIn<Asked extends Question>(voice: AgencyVoice, asked: Asked): Asked {
  const question = voice.sayInQuestion(asked.id, asked.question);
  const options = asked.options.map((option) => voice.sayInQuestion(asked.id, option));
  return question === null || options.includes(null) ? asked : { ...asked, question, options };
}

/** The same for one that was answered. */
export function answeredIn<Answered extends { id: number; question: string; answer: string }>(voice: AgencyVoice, of: Answered): Answered {
  const question = voice.sayInQuestion(of.id, of.question);
  const answer = voice.sayInQuestion(of.id, of.answer);
  return question === null || answer === null ? of : { ...of, question, answer };
}

/** What is wrong with a translation, beside its field: it names in braces what the French names. */
export function translationFault({ french, text }: Translation): string | null {
  if (text === '') return null;
  const [wanted, named] = [french, text].map((one) => namedIn('scoredMessage', one).map(written)) as [string[], string[]];
  const unknown = unknownPlaceholders('scoredMessage', text);
  const missing = wanted.filter((name) => !named.includes(name));
  const surplus = [...unknown, ...named.filter((name) => !wanted.includes(name))];
  if (missing.length > 0) return `Il manque ${missing.join(', ')}, qui est dans le texte français.`;
  return surplus.length > 0 ? `${surplus.join(', ')} n’est pas dans le texte français.` : null;
}
