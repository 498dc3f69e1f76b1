import { ASSISTANT_NAMES } from '../../../src/rules/citations.rules.js';
import type { Wording } from '../reading.js';
import type { Said } from '../statement.js';
import { BAND, figure, NUMBER, severities } from '../words.js';
import { countOf, nothing, squeezed, wording } from './wording.js';

export const technology: readonly Wording[] = [
  wording('^03 ?\\n?Technologie\\n([^\\n]+?) ?\\n?version ([\\d.]+)$', (name, version) => [['cms', `${name} ${version}`]]),
  wording('Votre site repose sur ([^,]+),', (name) => [['cms.name', name ?? null]]),
  wording('Fiabilité de la détection : (\\d+) %', (value) => [['cms.confidence', Number(value)]]),
];

export const speed: readonly Wording[] = [
  wording(`^(\\d+)\\n/100\\nsur (téléphone|ordinateur)\\n(${BAND})$`, (value, device, word) => {
    const name = device === 'téléphone' ? 'mobile' : 'desktop';
    return [
      [`speed.${name}`, Number(value)],
      [`speed.${name}.word`, word ?? null],
    ];
  }),
  ...(
    [
      ['Téléphone', 'mobile', ''],
      ['Ordinateur', 'desktop', ''],
      ['Accessibilité', 'accessibility', ' %'],
      ['Bases du référencement', 'seo', ' %'],
    ] as const
  ).map(([label, name, unit]) =>
    wording(`^${label}\\n(–|\\d+)(?:${unit})?\\n(${BAND})$`, (value, word) =>
      word === 'estimation'
        ? []
        : [
            [`speed.${name}`, figure(value)],
            ...(word === 'Non mesuré' ? [] : ([[`speed.${name}.word`, word ?? null]] as [string, Said][])),
          ],
    ),
  ),
  ...(
    [
      ['Contenu principal visible \\(LCP\\)', 'largest_contentful_paint'],
      ['Premier contenu visible \\(FCP\\)', 'first_contentful_paint'],
      ['Temps où la page ne réagit pas \\(TBT\\)', 'total_blocking_time'],
      ['Stabilité de la mise en page \\(CLS\\)', 'cumulative_layout_shift'],
      ['Remplissage de l’écran \\(Speed Index\\)', 'speed_index'],
    ] as const
  ).map(([label, name]) =>
    wording(`^${label}\\n(${NUMBER}(?: m?s)?)\\n(${BAND})$`, (value, word) => [
      [`vital.${name}`, value ?? null],
      [`vital.${name}.word`, word ?? null],
    ]),
  ),
  wording('Poids de la page : ([\\d,]+ \\S?o)\\.', (value) => [['weight', value ?? null]]),
  wording('apparaît (?:après|en) ([\\d,]+) secondes?', (value) => [['mainContent.seconds', value ?? null]]),
  nothing(
    'une mesure$|médiane de \\d+$|En \\d+ mesures, la note sur téléphone va de \\d+ à \\d+ ; nous retenons celle du milieu\\.|Un écart de moins de 5 points[^\\n]*',
  ),
];

export const reputation: readonly Wording[] = [
  wording(`^([\\d,]+)\\n/5\\n(${BAND})$`, (rating, word) => [
    ['reviews.rating.shown', rating ?? null],
    ['reviews.word', word ?? null],
  ]),
  wording('la note fait (\\d+) % : ce n’est pas un compte d’avis positifs', (share) => [['reviews.share', Number(share)]]),
  wording('Nombre d’avis\\n(\\d+)\\n(Nombre suffisant|Trop peu)', (count, word) => [
    ['reviews.count', Number(count)],
    ['reviews.count.word', word ?? null],
  ]),
  wording('Nouveaux avis\\n(réguliers|rares)', (word) => [['reviews.frequency', word ?? null]]),
  wording('^(\\d+) avis Google', (count) => [['reviews.count', Number(count)]]),
  nothing('^[^\\n]* \\d sur 5(?:, ▒)?$'),
];

export const search: readonly Wording[] = [
  wording('^(\\d+)\\nconstats? sur votre site\\n([^\\n]+)\\nDont ([^\\n.]+)\\.', (total, word, split) => [
    ['findings.total', Number(total)],
    ['findings.word', word ?? null],
    ...severities(split ?? '', 'findings'),
  ]),
  wording('^(\\d+)\\nconstats? sur votre site\\n(En ordre)', (total, word) => [
    ['findings.total', Number(total)],
    ['findings.word', word ?? null],
  ]),
  wording('^(\\d+)\\nconstats? sur votre site\\n((?:\\d+ (?:critique|alerte|remarque)s?(?:, )?)+)', (total, split) => [
    ['findings.total', Number(total)],
    ...severities(split ?? '', 'findings'),
  ]),
  wording('Images sans description\\n(\\d+) sur (\\d+)\\n([^\\n]+)', (without, all, word) => [
    ['page.withoutAlt', Number(without)],
    ['page.images', Number(all)],
    ['page.images.praised', word === 'Toutes décrites'],
  ]),
  wording('Liens cassés\\n(\\d+)\\n([^\\n]+)', (count, word) => [
    ['page.brokenLinks', Number(count)],
    ['page.links.praised', word === 'Aucun'],
  ]),
  wording('Liens cassés\\nAucun', () => [['page.brokenLinks', 0]]),
  nothing('^En ordre$|^(?:– sur 100\\n–\\n)?/100\\n(?=Sans note)'),
  wording('Texte de la page\\n([\\d’]+) mots\\n', (count) => [['page.words', count ?? null]]),
  wording(`Bases du référencement\\n(\\d+) sur 100\\n(${BAND})`, (value, word) => [
    ['speed.seo', Number(value)],
    ['speed.seo.word', word ?? null],
  ]),
  wording('^(?:« [^\\n]* », )?(\\d+) caractères$', () => []),
  nothing('^\\d+ titres principaux$'),
];

export const keywords: readonly Wording[] = [
  wording('(\\d+) mots?-clés? détectés? dans Google Suisse', (count) => [['keywords.ranked', Number(count)]]),
  wording('(\\d+) mots-clés mènent à votre site', (count) => [['keywords.ranked', Number(count)]]),
  wording('^Mots-clés dans Google\\n(\\d+)\\nmots?-clés?\\n', (count) => [['keywords.ranked', Number(count)]]),
  wording('^(.+?) (inconnu|[\\d’]+) (\\d+|–) ?\\n(Top 10|Top 30|Au-delà de 30|Non classé)\\n?', (keyword, _, position, rank) => [
    [`keyword.${squeezed(keyword)}`, figure(position)],
    [`keyword.${squeezed(keyword)}.rank`, rank ?? null],
  ]),
  wording('^(.+?) (inconnu|[\\d’]+)\\n(Top 10|Top 30)\\n\\((\\d+)\\) (Oui|Non)', (keyword, _, rank, position) => [
    [`keyword.${squeezed(keyword)}`, Number(position)],
    [`keyword.${squeezed(keyword)}.rank`, rank ?? null],
  ]),
  wording('^(.+?) (inconnu|[\\d’]+) ?\\n(\\d+) ?\\n ?(Oui|Non)', (keyword, _, position) => [
    [`keyword.${squeezed(keyword)}`, Number(position)],
  ]),
  wording('^(.+?) (inconnu|[\\d’]+) ?\\n(Non classé) ?\\n', (keyword) => [[`keyword.${squeezed(keyword)}`, null]]),
  nothing('Ces mots sont cherchés (?:[\\d’]+|une) fois par mois\\.[^\\n]*'),
];

export const assistants: readonly Wording[] = [
  wording('^(\\d+)\\nsur (\\d+)\\n(Jamais|Rarement|Parfois|Souvent) cité', (cited, answered, word) => [
    ['citations', `${cited} sur ${answered}`],
    ['citations.word', `${word} cité`],
  ]),
  wording('(\\d+|Une) réponses? sur (\\d+) nomment? votre entreprise', (cited, answered) => [
    ['citations', `${countOf(cited)} sur ${answered}`],
  ]),
  wording('Aucune des (\\d+) réponses reçues ne nomme votre entreprise', (answered) => [['citations', `0 sur ${answered}`]]),
  wording(
    'Avec (\\d+ réponses|une seule réponse), la part réelle se situe (de \\d+ à \\d+ % \\(intervalle de Wilson à 95 %\\))',
    (_, interval) => [['citations.interval', interval ?? null]],
  ),
  nothing('^\\d+ fois sur \\d+, de \\d+ à \\d+ %[^\\n]*'),
  wording('^(\\d+)\\nmentions?\\nsaisi par l’agence', (count) => [['citations.typed', Number(count)]]),
  ...Object.entries(ASSISTANT_NAMES).flatMap(([id, name]) => [
    wording(`^${name}\\n(\\d+) fois sur (\\d+)$`, (cited, answered) => [[`assistant.${id}`, `${cited} sur ${answered}`]]),
    wording(`^${name}\\n(\\d+) fois, saisi par l’agence$`, (count) => [[`assistant.${id}`, `${count} saisi`]]),
    wording(`^${name}\\nnon mesuré$`, () => [[`assistant.${id}`, null]]),
  ]),
  nothing('^Question : [^\\n]*\\n[^\\n]*\\n(?:Vous nomme|Ne vous nomme pas)'),
];
