import { SPECIFICATION_STRINGS } from './specification-strings.js';

/** Things of which one is no count of things: « 1 heure », « 1 % ». Measures and what is written the same for one and many. */
const MEASURE = /^(?:à|heures?|jours?|minutes?|secondes?|mois|ans?|points?|sur|ms|s|h|min|Mo|CHF|x|fois|avis|pixels?|px)$/u;

const RULES: readonly [name: string, find: (line: string) => string[]][] = [
  ['straight apostrophe', (line) => line.match(/\p{L}+'\p{L}+/gu) ?? []],
  [
    'one with a plural',
    (line) =>
      counts(line)
        .filter(({ count, noun }) => count === '1' && /[^s]s$|x$/u.test(noun))
        .map(words),
  ],
  ['a sentence that counts one in figures', lonelyOnes],
  ['no narrow space', (line) => line.match(/\p{L}+[;!?](?=\s|$)|[\p{L}\d)]+ [;:!?»%](?=\s|$|[.,])|« \p{L}+|\d%/gu) ?? []],
  [
    'a unit stuck to its figure, or a decimal point',
    (line) => line.match(/(?<![\p{L}\d.’/:-])\d+(?:h|j|min|Mo|CHF)(?![\p{L}\d])|\b\d\.\d+\s?\/\s?\d/gu) ?? [],
  ],
  [
    'no elision',
    (line) => line.match(/(?<!\p{L})(?:de|que|ne|se|je) (?!onze|oui|un à)[aeiouâàéèêîôû]\p{Ll}+|(?<!\p{L})de [AEIOÉÈÊÎÔ]\p{Ll}+/gu) ?? [],
  ],
  [
    'a word that owners do not use',
    (line) => line.match(/(?<![\p{L}_/:.])(?:tokens?|URL|Application Error|null|undefined|NaN|\[object \w+\])(?![\p{L}=/:.])/gu) ?? [],
  ],
];

interface Count {
  count: string;
  noun: string;
}

const words = ({ count, noun }: Count): string => `${count} ${noun}`;

const counts = (text: string): Count[] =>
  [...text.matchAll(/(?<![\p{L}\d,.’'/:=+−-]|\bsur\s|\bH)(\d+)[\s]+(\p{Ll}[\p{L}-]*)/gu)]
    .map(([, count = '', noun = '']) => ({ count, noun }))
    .filter(({ noun }) => !MEASURE.test(noun));

/** « 1 lien mène … . »: in a list of counts, or as a share (« 1 question sur 5 »), one may be a figure. */
function lonelyOnes(line: string): string[] {
  const sentences = line.split(/(?<=[.!?])\s+/u).filter((text) => /\.$/u.test(text) && text.split(/\s/u).length > 4);
  return sentences.flatMap((sentence) => {
    const all = counts(sentence);
    return all
      .filter(({ count, noun }) => all.length === 1 && count === '1' && !new RegExp(`1\\s${noun}\\s+sur\\s`, 'u').test(sentence))
      .map(words);
  });
}

/** What is wrong with the French of a text, as people read it; strings of the specification are left out. */
export function frenchFaults(text: string): string[] {
  const own = SPECIFICATION_STRINGS.reduce((rest, fixed) => rest.replaceAll(fixed, '▒'), text);
  return own
    .split('\n')
    .flatMap((line) =>
      RULES.flatMap(([name, find]) => find(line).map((found) => `${name}: « ${found} » in « ${line.trim().slice(0, 160)} »`)),
    );
}
