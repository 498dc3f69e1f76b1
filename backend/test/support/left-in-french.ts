import type { Language } from '../../src/rules/language.rules.js';
import { DE } from '../../src/words/de.js';
import { IT } from '../../src/words/it.js';

const CATALOGUES = { de: DE, it: IT };

/** Words that every French sentence is made of, and no German or Italian one. */
const FRENCH =
  /(?<![\p{L}’'-])(?:vous|votre|vos|nous|notre|nos|les|une|aux|est|sont|été|être|avec|pour|dans|chez|cette|ces|mais|aussi|dès|jusqu|sous|sans doute|lequel|réponses?|site web|mesuré|envoyé|prêt|appel|rendez-vous|téléphone|l’adresse)(?![\p{L}-])|(?<!\p{L})(?:l|d|qu|n|s)’(?:a|e|é|ê|o|u|h)[\p{Ll}]*(?:eur|ais|aire|és|ée|ées|ique|ence)(?!\p{L})/giu;

/** Long enough to be a sentence of ours, and said otherwise in the other language. */
const sentences = (language: Exclude<Language, 'fr'>): string[] =>
  Object.entries(CATALOGUES[language])
    .map(([french, words]) => [french.replace(/ \| [^|]+$/, ''), words] as const)
    .filter(([french, words]) => french !== words && !french.includes('{') && french.length > 12 && french.includes(' '))
    .map(([french]) => french);

/** What is French in a text that should have none; `own`: words of others, which stay as they are. */
export function leftInFrench(text: string, language: Exclude<Language, 'fr'>, own: readonly string[] = []): string[] {
  const flat = (words: string) => words.replace(/[\s\u00a0\u202f]+/g, ' ').replaceAll('\u2060', '');
  const ours = [...own].sort((a, b) => b.length - a.length).reduce((rest, words) => rest.replaceAll(flat(words), '▒'), flat(text));
  const around = (at: number) => ours.slice(Math.max(0, at - 30), at + 40);
  return [
    ...[...ours.matchAll(FRENCH)].map(({ 0: word, index }) => `${word} in « ${around(index)} »`),
    ...sentences(language).filter((french) => ours.includes(flat(french))),
  ];
}
