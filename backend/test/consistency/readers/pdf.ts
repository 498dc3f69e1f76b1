import { GENERAL_ADVICE } from '../../../src/rules/advice.rules.js';
import { ASSISTANT_NAMES } from '../../../src/rules/citations.rules.js';
import { FINDINGS } from '../../../src/rules/findings.rules.js';
import type { ReadPdf } from '../../support/pdf.js';
import { read, type Wording } from '../reading.js';
import type { Said, Statement } from '../statement.js';
import { escaped, severities } from '../words.js';

/** The text of a PDF has no spaces: neither have these. */
const wording = (pattern: string, told: Wording[1]): Wording => [new RegExp(pattern.replace(/ \??/g, ''), 'gm'), told];
const nothing = (pattern: string): Wording => wording(pattern, () => []);
const squeezed = (words: string): string => words.normalize('NFKC').replace(/\s/g, '').replace(/'/g, '’');
const numeric = (words: string | undefined): Said => (words === undefined || /nonmesuré/.test(words) ? null : words);

const vital = (label: string, name: string): Wording =>
  wording(`${label}([\\d,]+(?:m?s)?)(Bon|Moyen|Lent|Stable|Bougeunpeu|Instable)`, (value, word) => [
    [`vital.${name}`, value ?? null],
    [`vital.${name}.word`, word ?? null],
  ]);

const TIMES = [...FINDINGS.map(({ timeEstimate }) => timeEstimate), ...GENERAL_ADVICE.map(({ timeEstimate }) => timeEstimate)].sort(
  (one, other) => other.length - one.length,
);

const TEXT: readonly Wording[] = [
  wording('(\\d+)(SmartIndex|Vitesse)sur100(Excellent|Moyen|Critique)\\.', (value, basis, word) => [
    ['verdict', Number(value)],
    ['verdict.basis', basis ?? null],
    ['verdict.word', word ?? null],
  ]),
  wording('Note non mesurée', () => [['verdict', null]]),
  wording('Calculé sur (\\d) volets (?:mesurés )?sur (\\d)', (k, n) => [['basis', `${k} sur ${n}`]]),
  nothing('\\d+/\\d+Audit–[^\\n]*?·SmartIndex(?=[\\dA-Z])'),
  nothing('^Sommaire.*$'),
  wording('obtient (\\d+) points? sur 100 sur (mobile|ordinateur)', (value, device) => [
    [`speed.${device === 'mobile' ? 'mobile' : 'desktop'}`, Number(value)],
  ]),
  wording('et (\\d+) sur 100 sur ordinateur au test', (value) => [['speed.desktop', Number(value)]]),
  wording('accessibilité obtient (\\d+) sur 100', (value) => [['speed.accessibility', Number(value)]]),
  wording('Lighthouse donne (\\d+) sur 100 aux bases techniques', (value) => [['speed.seo', Number(value)]]),
  wording('apparaît après ([\\d,]+) secondes?', (value) => [['mainContent.seconds', value ?? null]]),
  wording('donnent à l’entreprise ([\\d,]+) sur 5, d’après (\\d+) avis', (rating, count) => [
    ['reviews.rating', rating ?? null],
    ['reviews.count', Number(count)],
  ]),
  wording('Vitesse sur téléphone : (\\d+) sur 100', (value) => [['speed.mobile', Number(value)]]),
  wording('Vitesse sur ordinateur : (\\d+) sur 100', (value) => [['speed.desktop', Number(value)]]),
  wording('Accessibilité : (\\d+) sur 100', (value) => [['speed.accessibility', Number(value)]]),
  wording('Bases du référencement : (\\d+) sur 100', (value) => [['speed.seo', Number(value)]]),
  wording('(\\d+) mots?-clés? en première page de Google', (count) => [['keywords.firstPage', Number(count)]]),
  wording('Avis Google : ([\\d,]+) sur 5', (rating) => [['reviews.rating', rating ?? null]]),
  wording('(\\d+) constats? sur (\\d+)(?=[A-Z])', (_, whole) => [['findings.total', Number(whole)]]),
  vital('Quand le premier texte apparaît', 'first_contentful_paint'),
  vital('Quand l’essentiel de l’écran est là', 'largest_contentful_paint'),
  vital('Pendant son chargement', 'total_blocking_time'),
  vital('De combien la page bouge en se chargeant', 'cumulative_layout_shift'),
  vital('À quelle allure l’écran se remplit', 'speed_index'),
  wording('Tout ce qui est téléchargé([\\d,]+[kM]?[Bo]o?)', (value) => [['weight', value ?? null]]),
  wording('Système reconnu : (\\S+?)\\.(?=\\D|$)', (name) => [['cms', name ?? null]]),
  wording('Cette page obtient (\\d+) sur 100(?:\\((A\\+|[A-F])\\))?\\.', (value, grade) => [
    ['page', Number(value)],
    ['page.grade', grade ?? null],
  ]),
  wording('(\\d+) constats? pour le site(?:, dont (\\d+) sur cette page)? :((?:\\d+[^\\d.]+)+)\\.', (total, part, split) => [
    ['findings.total', Number(total)],
    ...(part ? ([['page.findings.total', Number(part)]] as [string, Said][]) : []),
    ...severities((split ?? '').replace(/(\d+)/g, ' $1 ').replace(/erreurs?critiques?/g, 'critique'), 'findings'),
  ]),
  wording('Les (\\d+) premiers constats sur (\\d+)', (_, whole) => [['findings.total', Number(whole)]]),
  wording('(\\d+) mots-clés ont été relevés', (count) => [['keywords.ranked', Number(count)]]),
  wording('Un mot-clé a été relevé|1 mot-clé a été relevé', () => [['keywords.ranked', 1]]),
  wording('avis publiés sur Google([\\d,]+) sur 5(\\d+) avis', (rating, count) => [
    ['reviews.rating', rating ?? null],
    ['reviews.count', Number(count)],
  ]),
  wording('(Jamais|Rarement|Parfois|Souvent) cité(\\d+) réponses? sur (\\d+)', (word, cited, answered) => [
    ['citations.word', `${word} cité`],
    ['citations', `${cited} sur ${answered}`],
  ]),
  wording('La part réelle se situe (de \\d+ à \\d+ % \\(intervalle de Wilson à 95 %\\))', (interval) => [
    ['citations.interval', interval ?? null],
  ]),
  wording('(\\d) premières actions sur (\\d+)', (_, all) => [['plan.total', Number(all)]]),
  wording('(\\d) actions?, dans l’ordre', (all) => [['plan.total', Number(all)]]),
  ...FINDINGS.flatMap(({ id, title, description }) => [
    wording(`${escaped(squeezed(title))}(?:–|\\()([\\d,]+[^–)A-Z]*)\\)?`, (found) => [[`finding.${id}`, found ?? null]]),
    wording(escaped(squeezed(description)), () => []),
  ]),
  nothing(`Durée(?:${TIMES.map((time) => escaped(squeezed(time))).join('|')})`),
  wording('(?:▒|apportent\\.)(\\d)([A-ZÀÉ][^▒.]*\\.)[^▒]*?(?=Qui L’|Qui Le)', (place, title) => [[`step.${place}`, title ?? null]]),
];

const bar = (label: string, subject: string): Wording =>
  wording(`${label}(non mesuré|\\d+)(?:/100)?(?: ?\\((A\\+|[A-F])\\))?(?=,|$)`, (value, grade) => [
    [subject, numeric(value)],
    ...(grade ? ([[`${subject}.grade`, grade]] as [string, Said][]) : []),
  ]);

/** What is read aloud in the place of a picture. */
const PICTURES: readonly Wording[] = [
  wording('^(?:SmartIndex|Vitesse) :(\\d+|non mesuré)(?: sur 100)?$', (value) => [['verdict', numeric(value)]]),
  wording('^(?:Vitesse sur téléphone|Téléphone) :(\\d+|non mesuré)(?: sur 100)?$', (value) => [['speed.mobile', numeric(value)]]),
  wording('^(?:Vitesse ordinateur|Ordinateur) :(\\d+|non mesuré)(?: sur 100)?$', (value) => [['speed.desktop', numeric(value)]]),
  wording('^(\\d+) sur une échelle de 0 à 100$', (value) => [['verdict', Number(value)]]),
  bar('Maturité', 'category.maturity'),
  bar('Acquisition', 'category.acquisition'),
  bar('Innovation', 'category.innovation'),
  bar('Téléphone', 'speed.mobile'),
  bar('Ordinateur', 'speed.desktop'),
  bar('Accessibilité', 'speed.accessibility'),
  nothing('Bonnes pratiques(?:non mesuré|\\d+/100)'),
  bar('Référencement', 'speed.seo'),
  bar('Performance', 'page.Performance'),
  bar('SEO', 'page.SEO'),
  bar('UX', 'page.UX'),
  bar('Technique', 'page.Technique'),
  nothing('^Mots-clés par position :.*$'),
  ...Object.entries(ASSISTANT_NAMES).flatMap(([id, name]) => [
    wording(`${name}(\\d+) sur (\\d+)(?=,|$)`, (cited, answered) => [[`assistant.${id}`, `${cited} sur ${answered}`]]),
    wording(`${name}(\\d+), saisi par l’agence`, (count) => [[`assistant.${id}`, `${count} saisi`]]),
    wording(`${name}non mesuré`, () => [[`assistant.${id}`, null]]),
  ]),
];

/** Reads the text of the audit, and the texts that describe its pictures. */
export function readAudit(pdf: Pick<ReadPdf, 'text' | 'alternatives'>): Statement[] {
  return [
    ...read(pdf.text.map(squeezed).join('\n'), 'PDF', TEXT),
    ...read(pdf.alternatives.map(squeezed).join('\n'), 'PDF, pictures', PICTURES),
  ];
}
