import { AUDITED_FINDINGS } from '../../../src/rules/advice.rules.js';
import type { Wording } from '../reading.js';
import type { Said } from '../statement.js';
import { figure, SCORE } from '../words.js';
import { countOf, nothing, wording } from './wording.js';

/** Words of staff and of the quiz, with the figures of the score in them. */
export const messages: readonly Wording[] = [
  nothing('Votre réponse : [^\\n]*'),
  nothing('^\\+\\d+(?:\\n| )points? possibles?$|^« [^»\\n]*\\d[^»\\n]* »$'),
  wording('Un score de (\\d+) laisse', (value) => [['quiz.stored', Number(value)]]),
  wording('^[−+]?\\d+ : de (\\d+) à (\\d+) depuis le', (_, now) => [['speed.mobile', Number(now)]]),
];

/** The score of a trial: on the report, on the score pages, in the back-office. */
export const trialFigures = (
  value: string | undefined,
  word: string | undefined,
  k: string | undefined,
  n: string | undefined,
): [string, Said][] => [
  ['trial', figure(value)],
  ...(word ? ([['trial.word', word]] as [string, Said][]) : []),
  ['trial.measured', `${k} sur ${n}`],
];
const TRIAL_BASIS = '(\\d) mesures? sur (\\d)(?:, il en faut \\d pour une note)?\\.?(?: Pas encore mesuré : [^\\n]*)?';
export const trial: readonly Wording[] = [
  wording(`^Note de votre site\\n[^\\n]*réunis\\.\\n(\\d+)\\n/100\\n(${SCORE})\\n${TRIAL_BASIS}`, trialFigures),
  wording(`^Note de votre site\\n[^\\n]*réunis\\.\\n(?:Pas encore mesuré)\\n${TRIAL_BASIS}`, (k, n) =>
    trialFigures(undefined, undefined, k, n),
  ),
  wording(`^Note de votre site : (\\d+) sur 100, (${SCORE})\\. [^\\n]*réunis\\. ${TRIAL_BASIS}`, trialFigures),
  wording(`^Note de votre site : pas encore mesuré\\. [^\\n]*réunis\\. ${TRIAL_BASIS}`, (k, n) => trialFigures(undefined, undefined, k, n)),
];

export const hero: readonly Wording[] = [
  wording(`^(–|\\d+)\\n%\\n(Vitesse)\\n(${SCORE})$`, (value, _, word) => [
    ...(word === 'estimation' ? [] : ([['speed.overall.shown', figure(value)]] as [string, Said][])),
    ...(word === 'Sans note' || word === 'Non mesuré' || word === 'estimation'
      ? []
      : ([['speed.overall.word', word ?? null]] as [string, Said][])),
  ]),
  wording('^SmartIndex[^\\n]*\\n(\\d+)\\n/100\\n(Excellent|Moyen|Critique)$', (value, word) => [
    ['smartIndex', Number(value)],
    ['smartIndex.word', word ?? null],
  ]),
  wording('^(\\d+)\\nVotre SmartIndex est calculé', (value) => [['smartIndex', Number(value)]]),
  nothing('60 % téléphone, 40 % ordinateur'),
];

export const score: readonly Wording[] = [
  wording(
    `^(SmartIndex|Score Digital)\\n(?:Exemple\\n)?(?:\\d+ sur 100\\n)?(–|\\d+)\\n/100\\n(?:Exemple\\n?)?(?:(?:Vitesse|SmartIndex|Estimation) ?\\n?)?(${SCORE})`,
    (name, value, word) => [
      ...(word === 'estimation' || word === 'Sans note'
        ? ([['verdict', null]] as [string, Said][])
        : ([['verdict', figure(value)]] as [string, Said][])),
      ...(word === 'estimation' || word === 'Sans note' ? [] : ([['verdict.word', word ?? null]] as [string, Said][])),
      ...(name === 'SmartIndex' ? ([['smartIndex', Number(value)]] as [string, Said][]) : []),
    ],
  ),
  wording('^En lettres, de A à D : ([A-D])\\.$', (grade) => [['smartIndex.grade', grade ?? null]]),
  wording('Votre SmartIndex est de (\\d+) sur 100', (value) => [['quiz.stored', Number(value)]]),
  wording('(?:Avec|À) (\\d+) points', (value) => [['quiz.stored', Number(value)]]),
  wording('Calculé à partir (?:de |d’)(\\d|une) mesures? sur (\\d)(?=\\.)', (k, n) => [['basis', `${countOf(k)} sur ${n}`]]),
  ...(
    [
      ['Maturité', 'maturity'],
      ['Acquisition', 'acquisition'],
      ['Innovation', 'innovation'],
    ] as const
  ).flatMap(([label, name]) => [
    wording(`^${label}\\n(${SCORE})\\n(\\d+)\\n\\d+ sur 100(?:, (estimation))?[^\\n]*`, (word, value, estimated) => [
      [`category.${name}`, estimated ? null : Number(value)],
      ...(estimated ? [] : ([[`category.${name}.word`, word ?? null]] as [string, Said][])),
    ]),
  ]),
  nothing('Calculé à partir (?:de \\d|d’une) mesures? sur \\d'),
  nothing('^(?:– sur 100|/100)$'),
  wording('^([\\d’]+) CHF\\npar mois$', (value) => [['loss.month', value ?? null]]),
  wording('^([\\d’]+) CHF\\npar an$', (value) => [['loss.year', value ?? null]]),
  wording('^([\\d’]+) CHF\\nVisiteurs qui ne vous trouvent pas', (value) => [['loss.search', value ?? null]]),
  wording('^([\\d’]+) CHF\\nVisiteurs qui repartent', (value) => [['loss.speed', value ?? null]]),
  wording('^([\\d’]+) CHF\\nDemandes qui n’arrivent pas', (value) => [['loss.requests', value ?? null]]),
  wording('(\\d+) mots?-clés? suivis? sur (\\d+) hors de la première page', (_, all) => [['keywords.ranked', Number(all)]]),
  wording('Vitesse sur téléphone : (\\d+) sur 100', (value) => [['speed.mobile', Number(value)]]),
  nothing('Acquisition, d’après vos seules réponses : \\d+ sur 100'),
  wording('Les (\\d+) autres constats sont sur votre page', (rest) => [['findings.total', AUDITED_FINDINGS + Number(rest)]]),
  nothing('^\\+\\d+\\npoints? possibles?\\n[^\\n]*\\n[^\\n]*\\nVotre réponse : [^\\n]*'),
];
