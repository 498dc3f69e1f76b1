import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractedMessages } from '../../test/support/extracted-messages.js';
import { SPECIFICATION_STRINGS } from '../../test/support/specification-strings.js';
import { plainSpaces } from './agency-defaults.rules.js';
import {
  confidenceBand,
  lengthBand,
  lighthouseBand,
  positionBand,
  rankBand,
  ratingBand,
  readingBand,
  reviewCountBand,
  reviewFrequency,
  TIMING_LABELS,
  TIMING_LIMITS,
  TIMING_NAMES,
  VITAL_LIMITS,
  type Vital,
  vitalBand,
} from './bands.rules.js';
import { citationWord } from './citations.rules.js';
import { changeBand, percentileBand } from './comparisons.rules.js';
import { opportunityOf } from './keywords.rules.js';
import { reportGrade, reportStatus } from './page-report.rules.js';
import { gradeOf, labelOf, SCORE_SCALE, scoreVerdict, staffScoreTone } from './verdicts.rules.js';

/** « D, from 50 C, from 70 B, from 90 A »: where a word changes, found by asking. */
function steps(word: (value: number) => string, most: number, step = 1): string {
  const parts: string[] = [];
  let last = '';
  for (let place = 0; place <= Math.round(most / step); place += 1) {
    const value = Number((place * step).toFixed(2));
    const now = word(value);
    if (now !== last) parts.push(parts.length === 0 ? now : `from ${value} ${now}`);
    last = now;
  }
  return parts.join(', ');
}

const vitals = Object.keys(VITAL_LIMITS) as Vital[];
const vitalRow = (vital: Vital): [string, string] => {
  const unit = vital === 'cumulative_layout_shift' ? '' : ' ms';
  const [first, second] = VITAL_LIMITS[vital];
  const words = [0, first, second].map((value) => vitalBand(vital, value).word);
  return [`\`${vital}\``, `under ${first}${unit} ${words[0]}, under ${second}${unit} ${words[1]}, else ${words[2]}`];
};

/** The word as it is kept, the tone as it is shown, the shape of that tone. */
const inScale = (score: number): string => {
  const { tone } = scoreVerdict(score);
  return [labelOf(score), tone, SCORE_SCALE.find((band) => band.tone === tone)?.shape].join(' ');
};

const ROWS: [where: string, bands: string][] = [
  ['every score that a prospect reads, word, colour and shape', steps(inScale, 100)],
  ['SmartIndex, letter', steps(gradeOf, 100)],
  ['a prospect’s score in the back-office, colour', steps(staffScoreTone, 100)],
  ['Lighthouse categories in the back-office', steps((value) => lighthouseBand(value).word, 100)],
  ['« cette page », grade', steps(reportGrade, 100)],
  ['« cette page », status', steps(reportStatus, 100)],
  ...vitals.map(vitalRow),
  ...TIMING_NAMES.map((name): [string, string] => {
    const [good, average] = TIMING_LIMITS[name];
    return [TIMING_LABELS[name], `up to ${good} ms Bon, up to ${average} ms Moyen, else Lent`];
  }),
  ['title, characters', steps((value) => lengthBand('title', value).word, 400)],
  ['description, characters', steps((value) => lengthBand('description', value).word, 400)],
  ['reading ease', steps((value) => readingBand(value).word, 100)],
  ['certainty of a technology, percent', steps((value) => confidenceBand(value).word, 100)],
  ['Google rating, of 5', steps((value) => ratingBand(value).word, 5, 0.1)],
  ['number of reviews', steps((value) => reviewCountBand(value).word, 100)],
  ['frequency of reviews, by their number', steps(reviewFrequency, 100)],
  ['position in Google', steps((value) => positionBand(value).word, 100)],
  [
    'position in the table that can be sorted',
    steps((value) => `${rankBand(value).tone} ${value > 30 ? 'number' : rankBand(value).word}`, 100),
  ],
  ['opportunity of a keyword, by its position', steps(opportunityOf, 100)],
  ['citations, percent of the answers', steps((value) => citationWord(value, 100), 100)],
  ['percentile', steps((value) => percentileBand(value).word, 100)],
  ['change of the speed, points', steps((value) => changeBand(value).word, 100)],
];

const glossary = readFileSync(join(import.meta.dirname, '../../../docs/glossary.md'), 'utf8');

/** Quoted by the specification (file 1): names of pages and messages, which sentences of ours may repeat. */
const QUOTED = [
  ...SPECIFICATION_STRINGS,
  'Audit Digital Gratuit',
  'audit digital gratuit',
  'Analyse digitale',
  'analyse digitale',
  'Votre Performance Digitale',
  'Score Digital',
  'Maturité digitale',
  'Quiz terminé',
  'Votre score sera calculé à la reconnexion',
  'Le quiz ne contient aucune question pour le moment.',
  'Une erreur est survenue lors du chargement du quiz. Veuillez réessayer.',
  'Cette URL fait partie de nos clients existants',
  // a message of the agency, stored in its database
  'Un score de {score} laisse beaucoup à gagner',
];

/** The rows of the table: the refused words, each with the word that stands instead. */
const refusedWords = (): [refused: string, said: string][] => {
  const table = glossary.slice(glossary.indexOf('| say | not |'), glossary.indexOf('## Bands'));
  const rows = table.trim().split('\n').slice(2);
  return rows.flatMap((row) => {
    const [, said = '', not = ''] = row.split('|').map((cell) => cell.trim());
    return not.split(', ').map((refused): [string, string] => [refused, said]);
  });
};

describe('the words that prospects read', () => {
  // steps for a builder or host quote the words of its own screens
  const texts = extractedMessages()
    .filter(({ files }) => !files.has('backend/src/rules/https-steps.rules.ts'))
    .flatMap(({ msgid, plural }) => [msgid, plural ?? ''])
    .map((text) => QUOTED.reduce((rest, quoted) => rest.replaceAll(quoted, ''), plainSpaces(text)));

  it.each(refusedWords())('are never « %s », but « %s »', (refused) => {
    const found = new RegExp(String.raw`(?<![\p{L}{._-])${refused}s?(?![\p{L}}._-])`, refused === 'Mobile' ? 'u' : 'iu');
    expect(texts.filter((text) => found.test(text))).toEqual([]);
  });
});

describe('docs/glossary.md', () => {
  it('documents the bands that the rules define', () => {
    const shown = glossary.slice(glossary.indexOf('| where | bands |')).trim();
    const made = ['| where | bands |', '|---|---|', ...ROWS.map(([where, bands]) => `| ${where} | ${bands} |`)].join('\n');
    expect(shown).toBe(made);
  });
});
