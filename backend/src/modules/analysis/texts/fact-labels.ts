import { counted, decimal, integer, megabytes, outOf100, seconds } from '../../../rules/figures.rules.js';
import { t } from '../../../rules/language.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { FactName } from './sentences/sentence.js';

type Words = { [Name in FactName]?: { label: string; show(value: NonNullable<SiteFacts[Name]>): string; subject: RegExp } };

const yes = (is: boolean): string => (is ? t`oui` : t`non`);
const SPEED = 'vitesse|rapid|lent|attend|attent|performan|lighthouse';
const about = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu');

/** Label, format and recognising pattern of each fact of a text. */
const WORDS = {
  mobilePoints: { label: 'Vitesse sur téléphone', show: outOf100, subject: about(`mobile|téléphone|smartphone|${SPEED}`) },
  desktopPoints: { label: 'Vitesse sur ordinateur', show: outOf100, subject: about(`ordinateur|bureau|${SPEED}`) },
  mainContentMs: {
    label: 'Contenu principal affiché après',
    show: seconds,
    subject: about('contenu principal|secondes?|s’affich|affichage'),
  },
  pageBytes: { label: 'Téléchargé par un téléphone', show: megabytes, subject: about('Mo(?!\\p{L})|méga|poids|pèse|lourd|télécharg') },
  accessibilityPoints: { label: 'Accessibilité', show: outOf100, subject: about('accessib') },
  bestPracticesPoints: { label: 'Bonnes pratiques', show: outOf100, subject: about('bonnes pratiques') },
  lighthouseSeoPoints: { label: 'Bases du référencement', show: outOf100, subject: about('référencement|seo') },
  https: { label: 'Connexion sécurisée', show: yes, subject: about('https?|chiffr|sécuri|cadenas|pirat') },
  certificateValid: { label: 'Certificat valable', show: yes, subject: about('certificat') },
  titleCharacters: {
    label: 'Longueur du titre',
    show: (n) => counted(n, t`caractère`, t`caractères`),
    subject: about('(?<!grands? )titres?(?! principa)'),
  },
  descriptionCharacters: {
    label: 'Longueur de la description',
    show: (n) => counted(n, t`caractère`, t`caractères`),
    subject: about('description'),
  },
  h1Count: { label: 'Grands titres', show: integer, subject: about('h1|titres? principa|grands? titres?') },
  imageCount: { label: 'Images', show: integer, subject: about('images?|photos?') },
  imagesWithoutAlt: { label: 'Images sans description', show: integer, subject: about('images?|photos?|alternatif') },
  brokenLinks: { label: 'Liens cassés', show: integer, subject: about('liens?') },
  words: { label: 'Mots de la page d’accueil', show: integer, subject: about('mots?(?![- ]cl)|textes?(?! alternatif| qui dit)') },
  readingEase: { label: 'Facilité de lecture', show: outOf100, subject: about('lisib|lecture') },
  compressed: { label: 'Page compressée', show: yes, subject: about('compress') },
  structuredData: { label: 'Données structurées', show: yes, subject: about('données structurées') },
  cms: { label: 'Système de gestion', show: (name) => name, subject: about('cms|système de gestion|fonctionne avec') },
  cmsVersion: { label: 'Version du système', show: (version) => version, subject: about('version|à jour|obsolète') },
  keywordCount: { label: 'Mots-clés relevés', show: integer, subject: about('mots?[- ]cl|recherches?') },
  keywordsInTop10: { label: 'Mots-clés en première page', show: integer, subject: about('première page|google') },
  rating: { label: 'Note Google', show: (value) => t`${decimal(value)} sur 5`, subject: about('avis|étoiles?|réputation') },
  reviewCount: { label: 'Avis Google', show: integer, subject: about('avis|réputation') },
} satisfies Words;

export type TextFact = keyof typeof WORDS;
export const TEXT_FACTS = Object.keys(WORDS) as TextFact[];

export const labelOfFact = (name: TextFact): string => WORDS[name].label;
export const isAbout = (name: TextFact, text: string): boolean => WORDS[name].subject.test(text);

/** Formats a fact; null = not measured. */
export function shownFact(name: TextFact, facts: SiteFacts): string | null {
  const value = facts[name];
  return value === null ? null : (WORDS[name].show as (known: typeof value) => string)(value);
}

/** Formats all measured facts. */
export const shownFacts = (facts: SiteFacts): { name: TextFact; shown: string }[] =>
  TEXT_FACTS.flatMap((name) => {
    const shown = shownFact(name, facts);
    return shown === null ? [] : [{ name, shown }];
  });
