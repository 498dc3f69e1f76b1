import { FINDINGS } from '../../../src/rules/findings.rules.js';
import type { Wording } from '../reading.js';
import { BAND, DURATION, escaped, severities } from '../words.js';
import { nothing, wording } from './wording.js';

/** Figures of the site report’s tabs that stand nowhere else. */
const DETAILS = [
  'Part de texte dans la page',
  'Indice de lisibilité',
  'Accord du titre avec le contenu',
  'Accord de la description avec le contenu',
  'Code de la page',
  'Code compressé',
  'Total transféré',
  'Scripts',
  'Feuilles de style',
  'Images',
  'Liens',
  'Liens internes',
  'Liens externes',
  'Longueur de l’adresse',
  'Éléments de la page \\(DOM\\)',
];

export const pageReport: readonly Wording[] = [
  wording('^(\\d+)\\nsur 100\\nNote (A\\+|[A-F])\\n', (value, grade) => [
    ['page', Number(value)],
    ['page.grade', grade ?? null],
  ]),
  wording('(\\d+) constats? sur (\\d+) de votre site(?: : ([^\\n]+))?', (part, whole, split) => [
    ['page.findings.total', Number(part)],
    ['findings.total', Number(whole)],
    ...(split ? severities(split, 'page.findings') : []),
  ]),
  wording('^(Performance|SEO|UX|Technique)\\n(\\d+)\\n(A\\+|[A-F])(?:\\n(?:\\d+|Aucun) constats?)?$', (name, value, grade) => [
    [`page.${name}`, Number(value)],
    [`page.${name}.grade`, grade ?? null],
  ]),
  nothing('Temps estimé\\n[^\\n]+|^(?:Impact|Effort)\\n\\S+|^Erreur \\d+$|^Effort\\n▒'),
  ...FINDINGS.map(({ howToFix }) => nothing(escaped(howToFix.replace(/[\u00a0\u202f]/g, ' ').replace(/'/g, '’')))),
  wording('^(\\d+) constats? : ([^\\n]+)$', (part, split) => [
    ['page.findings.total', Number(part)],
    ...severities(split ?? '', 'page.findings'),
  ]),
  wording(`^Contenu principal affiché (${DURATION})\\n(${BAND})$`, (value, word) => [
    ['vital.largest_contentful_paint', value ?? null],
    ['vital.largest_contentful_paint.word', word ?? null],
  ]),
  wording(`^Contenu principal affiché\\n(${DURATION})\\n(${BAND})$`, (value, word) => [
    ['vital.largest_contentful_paint', value ?? null],
    ['vital.largest_contentful_paint.word', word ?? null],
  ]),
  nothing(`^[^\\n]+ ${DURATION}\\n(?:${BAND})$|^Page utilisable\\n${DURATION}\\n(?:${BAND})$`),
  wording('^Poids de la page\\n([\\d,]+ Mo)$', (value) => [['weight', value ?? null]]),
  wording('^Nombre de mots\\n([\\d’]+)$', (count) => [['page.words', count ?? null]]),
  nothing(
    `^(?:${DETAILS.join('|')})\\n(?:[\\d’,]+(?: %| Kio)?|–|\\d+ caractères?)(?:\\n(?:Faible|Suffisante|Facile à lire|Lisible|Difficile à lire|Non mesuré))?$`,
  ),
  nothing('^utf-8$|^Erreur \\d+$|^H[1-6] \\d+$|^\\d+ caractères?$'),
];
