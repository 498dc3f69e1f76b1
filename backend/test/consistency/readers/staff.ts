import { ASSISTANT_NAMES } from '../../../src/rules/citations.rules.js';
import type { Wording } from '../reading.js';
import type { Said } from '../statement.js';
import { BAND, figure, NUMBER, SCORE, severities } from '../words.js';
import { dated, FRAME } from './frame.js';
import { trialFigures } from './score.js';
import { findings, sentences } from './texts.js';
import { nothing, squeezed, wording } from './wording.js';

/** What only staff sees, told nowhere else: the measuring tools' own details, the quiz's answers, the history. */
const STAFF_SCREENS: readonly Wording[] = [
  nothing('^contact-\\S*'),
  nothing('^[^\\n]* \\d,\\d / 4$'),
  nothing('^(?:Tout|Mesures|Visites|Modifications|Envois|Quiz|Messages|Autres)\\n\\d+$'),
  nothing('^[^\\n]*(?:Mesuré|Exemple|Échec|Saisi à la main)[^\\n]*, \\d+ m?s$|^[^\\n]* : [^\\n]* → [^\\n]*$'),
  nothing('^Code HTTP\\n\\d+$|^(?:Temps de réponse|Interactivité|Document complet|Connexion|Attente du serveur|Téléchargement)\\n[^\\n]*$'),
  nothing('^(?:Temps avant interaction|Réponse du serveur|Requêtes)\\n(?:[\\d’,]+(?: m?s)?\\n?(?:Bon|Moyen|Lent)?\\n?|–\\n?)+'),
  nothing(
    '^(?:Taille HTML|Taille transférée|Scripts|Feuilles de style|Longueur de l’adresse|Encodage|Lisibilité|Part de texte|Titre repris dans le texte|Liens internes|Liens externes)\\n[^\\n]*$',
  ),
  nothing(
    '^H\\d : [^\\n]*$|^Titres H1 à H6$|^\\d+ %$|^404$|^[^\\n]* non classé \\d+$|^TYPO3$|^Médiane de \\d+ mesures[^\\n]*$|^Note des constats\\n\\d+$|^\\d+ alertes?$',
  ),
  nothing('^Avis d’exemple \\d \\d sur 5|^Votre demande d’audit[^\\n]*'),
  nothing('^(?:Accélérer|Réparer|Placer|Résumer|Décrire|Améliorer)[^\\n]*$'),
  wording('Le contenu principal apparaît après ([\\d,]+) secondes?', (value) => [['mainContent.seconds', value ?? null]]),
  nothing('^Le site de « [^\\n]*'),
];

const staff: readonly Wording[] = [
  nothing('^Aller au contenu\\nSmartIndex\\nTableau de bord\\n[\\s\\S]*?\\nAdministration\\n'),
  nothing('^(?:Tout|Mesures|Visites|Modifications|Envois|Quiz et réponses|Messages)\\n?\\d+$'),
  nothing('^Rue [^\\n]*'),
  wording(`^Note du site\\n(\\d+)\\n(${SCORE})\\n?(\\d) mesures? sur (\\d)`, trialFigures),
  wording('^Note du site\\nPas encore mesuré\\n?(\\d) mesures? sur (\\d)', (k, n) => trialFigures(undefined, undefined, k, n)),
  wording('^Score SmartIndex\\n(Non disponible|\\d+)(?:\\n(Excellent|Moyen|Critique))?', (value, word) => [
    ['quiz.stored', figure(value)],
    ...(word ? ([['quiz.stored.word', word]] as [string, Said][]) : []),
  ]),
  ...(
    [
      ['Vitesse sur téléphone', 'mobile'],
      ['Vitesse sur ordinateur', 'desktop'],
      ['Référencement', 'seo'],
      ['Accessibilité', 'accessibility'],
      ['Téléphone', 'mobile'],
      ['Ordinateur', 'desktop'],
    ] as const
  ).map(([label, name]) =>
    wording(`^${label}\\n(non mesuré|Non mesuré|–|\\d+)(?:\\n(${BAND}))?$`, (value, word) => [
      [`speed.${name}`, figure(value)],
      ...(word && figure(value) !== null ? ([[`speed.${name}.lighthouse`, word]] as [string, Said][]) : []),
    ]),
  ),
  nothing(`^Bonnes pratiques\\n\\d+\\n(?:${BAND})$`),
  wording('^Points à corriger\\n([^\\n]*\\d[^\\n]*)$', (split) => severities(split ?? '', 'findings')),
  ...(
    [
      ['Premier affichage', 'first_contentful_paint'],
      ['Affichage principal', 'largest_contentful_paint'],
      ['Indice de vitesse', 'speed_index'],
      ['Stabilité de la mise en page', 'cumulative_layout_shift'],
      ['Temps de blocage', 'total_blocking_time'],
    ] as const
  ).map(([label, name]) =>
    wording(`^${label}\\n(${NUMBER}(?: m?s)?)\\n(${BAND})(?:\\n(?:${NUMBER}(?: m?s)?)\\n(?:${BAND})|\\n–)?`, (value, word) => [
      [`vital.${name}`, value ?? null],
      [`vital.${name}.word`, word ?? null],
    ]),
  ),
  wording('^Affichage principal\\n([\\d,]+ m?s), ', (value) => [['vital.largest_contentful_paint', value ?? null]]),
  wording('^Poids de la page\\n([\\d’,]+ \\S?o)(?:\\n(?:[\\d’,]+ \\S?o|–))?$', (value) => [['weight', value ?? null]]),
  wording('^Note de la page\\n(\\d+)$', (value) => [['page', Number(value)]]),
  wording('^([^\\n]+)\\n(\\d+)\\n(Top 10|Top 30|Au-delà de 30)\\n([\\d’]+|inconnu)$', (keyword, position, rank) => [
    [`keyword.${squeezed(keyword)}`, Number(position)],
    [`keyword.${squeezed(keyword)}.rank`, rank ?? null],
  ]),
  wording('^(?:(Jamais|Rarement|Parfois|Souvent) cité)\\n(\\d+) sur (\\d+)$', (word, cited, answered) => [
    ['citations', `${cited} sur ${answered}`],
    ['citations.word', `${word} cité`],
  ]),
  wording('^(de \\d+ à \\d+ % \\(intervalle de Wilson à 95 %\\))', (interval) => [['citations.interval', interval ?? null]]),
  ...Object.entries(ASSISTANT_NAMES).flatMap(([id, name]) => [
    wording(`^${name} (\\d+) sur (\\d+) [^\\n]*$`, (cited, answered) => [[`assistant.${id}`, `${cited} sur ${answered}`]]),
    wording(`^${name} (\\d+)\\nsaisi par l’agence`, (count) => [[`assistant.${id}`, `${count} saisi`]]),
    wording(`^${name}\\nnon mesuré`, () => [[`assistant.${id}`, null]]),
  ]),
  wording('^Note\\n([\\d,]+)\\n(\\d+) avis', (rating, count) => [
    ['reviews.rating', rating ?? null],
    ['reviews.count', Number(count)],
  ]),
  wording('^(\\S+) version ([\\d.]+)\\nconfiance (\\d+) %', (name, version, confidence) => [
    ['cms', `${name} ${version}`],
    ['cms.confidence', Number(confidence)],
  ]),
  wording('^Mots\\n([\\d’]+)$', (count) => [['page.words', count ?? null]]),
  wording('^Images\\n(\\d+), (\\d+) sans description', (all, without) => [
    ['page.images', Number(all)],
    ['page.withoutAlt', Number(without)],
  ]),
  wording('^Liens cassés\\n(\\d+) sur \\d+ vérifiés', (count) => [['page.brokenLinks', Number(count)]]),
  wording('^(\\d+) caractères, ([^\\n]+)$', () => []),
];

/** What the back-office shows of a prospect. */
export const STAFF_WORDINGS: readonly Wording[] = [...FRAME.slice(1), ...staff, ...sentences, ...dated, ...findings, ...STAFF_SCREENS].map(
  ([pattern, told]) => [new RegExp(pattern.source, 'gm'), told] as const,
);
