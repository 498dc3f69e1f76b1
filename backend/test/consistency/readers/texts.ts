import { SEVERITIES } from '../../../src/rules/severities.rules.js';
import type { Wording } from '../reading.js';
import type { Said } from '../statement.js';
import { escaped, FINDING_BY_WORDS } from '../words.js';
import { countOf, nothing, wording } from './wording.js';

/** The sentences of the introduction. */
export const sentences: readonly Wording[] = [
  wording('obtient (\\d+) points? sur 100 sur (mobile|ordinateur)', (value, device) => [
    [`speed.${device === 'mobile' ? 'mobile' : 'desktop'}`, Number(value)],
  ]),
  wording('et (\\d+) sur 100 sur ordinateur', (value) => [['speed.desktop', Number(value)]]),
  wording('(?:devance|dépasse) (?:le téléphone|l’ordinateur) de (\\d+) points?', (value) => [['speed.gap', Number(value)]]),
  wording('accessibilité obtient (\\d+) sur 100', (value) => [['speed.accessibility', Number(value)]]),
  wording('Lighthouse donne (\\d+) sur 100 aux bases techniques', (value) => [['speed.seo', Number(value)]]),
  wording('(?:page d’accueil compte|page d’accueil de) ([\\d’]+) mots', (value) => [['page.words', value ?? null]]),
  wording('(\\d+|un) liens? mène', (value) => [['page.brokenLinks', countOf(value)]]),
  wording('(\\d+|une) images?(?= de la page| sans description| n’(?:a|ont) pas de texte)', (value) => [
    ['page.withoutAlt', countOf(value)],
  ]),
  wording('donnent à l’entreprise ([\\d,]+) sur 5, d’après (\\d+)\\savis', (rating, count) => [
    ['reviews.rating', rating ?? null],
    ['reviews.count', Number(count)],
  ]),
  wording('pour (\\d+) recherches? relevées?', (count) => [['keywords.firstPage', Number(count)]]),
  wording('Les (\\d+) liens vérifiés répondent', () => [['page.brokenLinks', 0]]),
  wording('[Ll]a description compte (\\d+) caractères', (length) => [['page.description', Number(length)]]),
  wording('(?:titre de|titre (?:de la page d’accueil )?compte) (\\d+) caractères', (length) => [['page.title', Number(length)]]),
  wording('Le site fonctionne avec (\\S+) ([\\d.]*\\d)\\.?(?= |$)', (name, version) => [['cms', `${name} ${version}`]]),
  wording('au-dessous de 50|\\(H1\\)', () => []),
];

/** Every finding in the words of the catalogue, with its severity before and its figure behind it. */
const SEVERITY_WORDS = Object.fromEntries(Object.entries(SEVERITIES).map(([name, { word }]) => [word, name]));
export const findings: readonly Wording[] = [...FINDING_BY_WORDS]
  .sort(([one], [other]) => other.length - one.length)
  .flatMap(([words, id]) => [
    wording(`^(Critique|Alerte|Remarque)\\n(${escaped(words)})(?: \\(([^)\\n]+)\\))?$`, (severity, _, found) => [
      [`finding.${id}.severity`, SEVERITY_WORDS[severity ?? ''] ?? null],
      [`finding.${id}.listed`, true],
      ...(found ? ([[`finding.${id}`, found]] as [string, Said][]) : []),
    ]),
    wording(`^${escaped(words)}(?: \\(([^)\\n]+)\\))?(?=\\.|$)`, (found) => (found ? [[`finding.${id}`, found]] : [])),
    wording(escaped(words), () => [[`finding.${id}.listed`, true]]),
  ]);

/** Actions: « 1 » and title, state, who, duration, note; the audit lists all steps of the site instead, with priorities. */
export const steps: readonly Wording[] = [
  wording('^(\\d)\\s([^\\n]+)\\n(?:À faire|Fait|À revoir|Mesuré\\s: corrigé)$', (place, title) => [[`action.${place}`, title ?? null]]),
  nothing('^Durée\\s: [^\\n]+$'),
  nothing('^\\d étapes?(?: sur \\d)?,? (?:pas encore cochée|aucune cochée|terminées?)$'),
  wording('^(\\d)\\n([^\\n]+)\\n([^\\n]+)\\nPriorité (élevée|moyenne)', (place, title, _, priority) => [
    [`step.${place}`, title ?? null],
    [`step.${place}.priority`, priority ?? null],
  ]),
  nothing('^\\d\\n(?=[A-ZÀÉ])'),
];
