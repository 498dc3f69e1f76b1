import { AUDITED_FINDINGS } from '../../../src/rules/advice.rules.js';
import { ASSISTANT_NAMES } from '../../../src/rules/citations.rules.js';
import { FINDINGS } from '../../../src/rules/findings.rules.js';
import { SEVERITIES } from '../../../src/rules/severities.rules.js';
import type { Wording } from '../reading.js';
import type { Said } from '../statement.js';
import { BAND, DURATION, escaped, FINDING_BY_WORDS, figure, NUMBER, SCORE, severities } from '../words.js';

const wording = (pattern: string, told: Wording[1]): Wording => [new RegExp(pattern, 'g'), told];
/** « un lien » is one. */
const countOf = (words = ''): number => (/^une?$/i.test(words) ? 1 : Number(words));
const squeezed = (words = ''): string => words.replace(/\s/g, '');
const nothing = (pattern: string): Wording => wording(pattern, () => []);

/** What stands on a page and says nothing of the company: limits, explanations, addresses, the calendar. */
const FRAME: readonly Wording[] = [
  nothing('Semaine du [\\s\\S]*?Aucune heure choisie\\.'),
  nothing('https?://\\S+|\\b[\\w.-]+\\.(?:ch|example)\\b\\S*|127\\.0\\.0\\.1:\\d+\\S*'),
  nothing('Conseillé : moins de \\S+(?: m?s)?|Trait sur l’anneau : 80, le seuil d’« Excellent »\\.'),
  nothing('Comprendre ce score\\n[\\s\\S]*?pour la lire\\.'),
  nothing(
    'Google recommande (?:moins de|de rester sous) 2,5 secondes|la zone verte commence à 90|, qui commence à 90|sous la limite de 2,5 secondes',
  ),
  nothing('moins (?:que les|de) \\d+ conseillés'),
  nothing('Comment cette estimation est faite\\n[\\s\\S]*?sont montrées\\.'),
  nothing('Le pour cent est[\\s\\S]*?au-delà de 50 avis\\.'),
  nothing('Aucune réponse se dit « jamais »[^\\n]*?« souvent »\\.'),
  nothing('L’opportunité dépend de la position[^\\n]*'),
  nothing('En dessous de 70[^\\n]*|Page \\d+ sur \\d+|Précédent\\n(?:\\d+\\n)*Suivant(?:\\nTout développer)?|^\\d+ - \\d+ sur \\d+$'),
  nothing('sept questions|un score sur 100|^7\\n(?=Sept questions|Votre SmartIndex n’est)|7 questions, moins'),
  nothing('^50\\n90$|^0\\n50\\n100$'),
  nothing('Chaque point qui manque[^\\n]*'),
];

const dated: readonly Wording[] = [
  nothing('(?:Lighthouse|PageSpeed Insights) ?[\\d.]*'),
  nothing('\\d\\d\\.\\d\\d\\.\\d{4}(?:,? \\d\\d:\\d\\d)?'),
];

/** Words of staff and of the quiz, with the figures of the score in them. */
const messages: readonly Wording[] = [
  nothing('Votre réponse : [^\\n]*'),
  nothing('^\\+\\d+(?:\\n| )points? possibles?$|^« [^»\\n]*\\d[^»\\n]* »$'),
  wording('Un score de (\\d+) laisse', (value) => [['quiz.stored', Number(value)]]),
  wording('^[−+]?\\d+ : de (\\d+) à (\\d+) depuis le', (_, now) => [['speed.mobile', Number(now)]]),
];

/** The score of a trial: on the report, on the score pages, in the back-office. */
const trialTold = (value: string | undefined, word: string | undefined, k: string | undefined, n: string | undefined): [string, Said][] => [
  ['trial', figure(value)],
  ...(word ? ([['trial.word', word]] as [string, Said][]) : []),
  ['trial.measured', `${k} sur ${n}`],
];
const TRIAL_BASIS = '(\\d) mesures? sur (\\d)(?:, il en faut \\d pour une note)?\\.?(?: Pas encore mesuré : [^\\n]*)?';
const trial: readonly Wording[] = [
  wording(`^Score de l’essai\\n[^\\n]*réunis\\.\\n(\\d+)\\n/100\\n(${SCORE})\\n${TRIAL_BASIS}`, trialTold),
  wording(`^Score de l’essai\\n[^\\n]*réunis\\.\\n(?:Pas encore mesuré)\\n${TRIAL_BASIS}`, (k, n) => trialTold(undefined, undefined, k, n)),
  wording(`^Score de l’essai : (\\d+) sur 100, (${SCORE})\\. ${TRIAL_BASIS}`, trialTold),
  wording(`^Score de l’essai : pas encore mesuré\\. ${TRIAL_BASIS}`, (k, n) => trialTold(undefined, undefined, k, n)),
];

const hero: readonly Wording[] = [
  wording(`^(–|\\d+)\\n%\\n(Vitesse)\\n(${SCORE})$`, (value, _, word) => [
    ...(word === 'estimation' ? [] : ([['speed.overall.shown', figure(value)]] as [string, Said][])),
    ...(word === 'Sans note' || word === 'Non mesuré' || word === 'estimation'
      ? []
      : ([['speed.overall.word', word ?? null]] as [string, Said][])),
  ]),
  wording('^(\\d+)\\n/100\\n(Excellent|Moyen|Critique), note ([A-D])$', (value, word, grade) => [
    ['smartIndex', Number(value)],
    ['smartIndex.word', word ?? null],
    ['smartIndex.grade', grade ?? null],
  ]),
  wording('^(\\d+)\\nVotre SmartIndex est calculé', (value) => [['smartIndex', Number(value)]]),
  nothing('60 % mobile, 40 % ordinateur'),
];

/** The sentences of the introduction. */
const sentences: readonly Wording[] = [
  wording('obtient (\\d+) points? sur 100 sur (mobile|ordinateur)', (value, device) => [
    [`speed.${device === 'mobile' ? 'mobile' : 'desktop'}`, Number(value)],
  ]),
  wording('et (\\d+) sur 100 sur ordinateur', (value) => [['speed.desktop', Number(value)]]),
  wording('(?:devance|dépasse) (?:le téléphone|l’ordinateur) de (\\d+) points?', (value) => [['speed.gap', Number(value)]]),
  wording('accessibilité est notée (\\d+) sur 100', (value) => [['speed.accessibility', Number(value)]]),
  wording('référencement sont notées (\\d+) sur 100', (value) => [['speed.seo', Number(value)]]),
  wording('(?:page d’accueil compte|page d’accueil de) ([\\d’]+) mots', (value) => [['page.words', value ?? null]]),
  wording('(\\d+|un) liens? mène', (value) => [['page.brokenLinks', countOf(value)]]),
  wording('(?:texte alternatif à )?(\\d+|une) images?(?= de la page| sans texte)', (value) => [['page.withoutAlt', countOf(value)]]),
  wording('notée ([\\d,]+) sur 5 d’après (\\d+)\\savis', (rating, count) => [
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

const technology: readonly Wording[] = [
  wording('^03\\nTechnologie\\n(?:Exemple\\n)?([^\\n]+)\\nversion ([\\d.]+)$', (name, version) => [['cms', `${name} ${version}`]]),
  wording('Votre site repose sur ([^,]+),', (name) => [['cms.name', name ?? null]]),
  wording('Fiabilité de la détection : (\\d+) %', (value) => [['cms.confidence', Number(value)]]),
];

const speed: readonly Wording[] = [
  wording(`^(\\d+)\\n/100\\nsur (téléphone|ordinateur)\\n(${BAND})$`, (value, device, word) => {
    const name = device === 'téléphone' ? 'mobile' : 'desktop';
    return [
      [`speed.${name}`, Number(value)],
      [`speed.${name}.word`, word ?? null],
    ];
  }),
  ...(
    [
      ['Mobile', 'mobile', ''],
      ['Ordinateur', 'desktop', ''],
      ['Accessibilité', 'accessibility', ' %'],
      ['SEO technique', 'seo', ' %'],
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
      ['Page bloquée au chargement \\(TBT\\)', 'total_blocking_time'],
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
    'une mesure$|médiane de \\d+$|Sur \\d+ mesures, le score mobile va de \\d+ à \\d+ ; nous retenons la médiane\\.|Un écart de moins de 5 points[^\\n]*',
  ),
];

const reputation: readonly Wording[] = [
  wording(`^([\\d,]+)\\n/5\\n(${BAND})$`, (rating, word) => [
    ['reviews.rating.shown', rating ?? null],
    ['reviews.word', word ?? null],
  ]),
  wording('Note de ([\\d,]+) sur 5, soit\\n(\\d+) %\\n([^\\n]+)', (rating, share, word) => [
    ['reviews.rating.shown', rating ?? null],
    ['reviews.share', Number(share)],
    ['reviews.word', word ?? null],
  ]),
  wording('Nombre d’avis\\n(\\d+)\\n(Nombre suffisant|Trop peu)', (count, word) => [
    ['reviews.count', Number(count)],
    ['reviews.count.word', word ?? null],
  ]),
  wording('Fréquence\\n(Régulière|Faible)', (word) => [['reviews.frequency', word ?? null]]),
  wording('^(\\d+) avis Google', (count) => [['reviews.count', Number(count)]]),
  nothing('^[^\\n]* \\d sur 5(?:, ▒)?$'),
];

const search: readonly Wording[] = [
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
  wording('Images sans texte alternatif\\n(\\d+) sur (\\d+)\\n([^\\n]+)', (without, all, word) => [
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
  wording(`Bases techniques\\n(\\d+) sur 100\\n(${BAND})`, (value, word) => [
    ['speed.seo', Number(value)],
    ['speed.seo.word', word ?? null],
  ]),
  wording('^(?:« [^\\n]* », )?(\\d+) caractères$', () => []),
  nothing('^\\d+ titres principaux$'),
];

/** Every finding in the words of the catalogue, with its severity before and its figure behind it. */
const SEVERITY_WORDS = Object.fromEntries(Object.entries(SEVERITIES).map(([name, { word }]) => [word, name]));
const findings: readonly Wording[] = [...FINDING_BY_WORDS]
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

const keywords: readonly Wording[] = [
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

const assistants: readonly Wording[] = [
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

const score: readonly Wording[] = [
  wording(
    `^(SmartIndex|Score Digital)\\n(?:Exemple\\n)?(?:\\d+ sur 100\\n)?(–|\\d+)\\n/100\\n(?:Exemple\\n)?(${SCORE})(?:\\nNote ([A-D]), de A à D)?`,
    (name, value, word, grade) => [
      ...(word === 'estimation' || word === 'Sans note'
        ? ([['verdict', null]] as [string, Said][])
        : ([['verdict', figure(value)]] as [string, Said][])),
      ...(word === 'estimation' || word === 'Sans note' ? [] : ([['verdict.word', word ?? null]] as [string, Said][])),
      ...(grade
        ? ([
            ['verdict.grade', grade],
            ['smartIndex', Number(value)],
          ] as [string, Said][])
        : []),
      ...(name === 'SmartIndex' ? ([['smartIndex', Number(value)]] as [string, Said][]) : []),
    ],
  ),
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
  nothing('Acquisition, d’après vos réponses : \\d+ sur 100'),
  wording('Les (\\d+) autres constats sont sur votre page', (rest) => [['findings.total', AUDITED_FINDINGS + Number(rest)]]),
  nothing('^\\+\\d+\\npoints? possibles?\\n[^\\n]*\\n[^\\n]*\\nVotre réponse : [^\\n]*'),
];

const landing: readonly Wording[] = [
  wording(`^Vitesse sur téléphone\\n(\\d+)\\n/100\\n(${BAND})$`, (value, word) => [
    ['speed.mobile', Number(value)],
    ['speed.mobile.word', word ?? null],
  ]),
  nothing('^[123]\\n(?=Lire votre|Répondre à|Décider avec)'),
];

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

const pageReport: readonly Wording[] = [
  wording('^(\\d+)\\nsur 100\\n([^\\n]+)\\nNote (A\\+|[A-F])\\n', (value, word, grade) => [
    ['page', Number(value)],
    ['page.word', word ?? null],
    ['page.grade', grade ?? null],
  ]),
  wording('(\\d+) constats? sur (\\d+) de votre site(?: : ([^\\n]+))?', (part, whole, split) => [
    ['page.findings.total', Number(part)],
    ['findings.total', Number(whole)],
    ...(split ? severities(split, 'page.findings') : []),
  ]),
  wording('^(Performance|SEO|UX|Technique)\\n(\\d+)\\n([^\\n,]+), (A\\+|[A-F])$', (name, value, word, grade) => [
    [`page.${name}`, Number(value)],
    [`page.${name}.word`, word ?? null],
    [`page.${name}.grade`, grade ?? null],
  ]),
  wording('^(Performance|SEO|UX|Technique)\\n(\\d+) (A\\+|[A-F])\\n([^\\n]+)\\n(?:\\d+|Aucun) constats?', (name, value, grade, word) => [
    [`page.${name}`, Number(value)],
    [`page.${name}.grade`, grade ?? null],
    [`page.${name}.word`, word ?? null],
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
  nothing(`^[^\\n]+ ${DURATION}\\n(?:${BAND})$`),
  wording('^Nombre de mots\\n([\\d’]+)$', (count) => [['page.words', count ?? null]]),
  nothing(
    `^(?:${DETAILS.join('|')})\\n(?:[\\d’,]+(?: %| Kio)?|–|\\d+ caractères?)(?:\\n(?:Faible|Suffisante|Facile à lire|Lisible|Difficile à lire|Non mesuré))?$`,
  ),
  nothing('^utf-8$|^Erreur \\d+$|^H[1-6] \\d+$|^\\d+ caractères?$'),
];

/** Steps: « 1 », title, how, priority. */
const steps: readonly Wording[] = [
  nothing('^Vos \\d premières étapes$'),
  wording('^(\\d)\\n([^\\n]+)\\n([^\\n]+)\\nPriorité (élevée|moyenne)', (place, title, _, priority) => [
    [`step.${place}`, title ?? null],
    [`step.${place}.priority`, priority ?? null],
  ]),
  nothing('^\\d\\n(?=[A-ZÀÉ])'),
];

/** What only staff sees, told nowhere else: the measuring tools' own details, the quiz's answers, the history. */
const DESK: readonly Wording[] = [
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
  wording(`^Score de l’essai\\n(\\d+)\\n(${SCORE})\\n?(\\d) mesures? sur (\\d)`, trialTold),
  wording('^Score de l’essai\\nPas encore mesuré\\n?(\\d) mesures? sur (\\d)', (k, n) => trialTold(undefined, undefined, k, n)),
  wording('^Score SmartIndex\\n(Non disponible|\\d+)(?:\\n(Excellent|Moyen|Critique))?', (value, word) => [
    ['quiz.stored', figure(value)],
    ...(word ? ([['quiz.stored.word', word]] as [string, Said][]) : []),
  ]),
  ...(
    [
      ['Vitesse mobile', 'mobile'],
      ['Vitesse ordinateur', 'desktop'],
      ['Référencement', 'seo'],
      ['Accessibilité', 'accessibility'],
      ['Mobile', 'mobile'],
      ['Ordinateur', 'desktop'],
    ] as const
  ).map(([label, name]) =>
    wording(`^${label}\\n(non mesuré|Non mesuré|–|\\d+)(?:\\n(${BAND}))?$`, (value, word) => [
      [`speed.${name}`, figure(value)],
      ...(word && figure(value) !== null ? ([[`speed.${name}.word`, word]] as [string, Said][]) : []),
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
  wording('^Images\\n(\\d+), (\\d+) sans texte alternatif', (all, without) => [
    ['page.images', Number(all)],
    ['page.withoutAlt', Number(without)],
  ]),
  wording('^Liens cassés\\n(\\d+) sur \\d+ vérifiés', (count) => [['page.brokenLinks', Number(count)]]),
  wording('^(\\d+) caractères, ([^\\n]+)$', () => []),
];

/** What the back-office shows of a prospect. */
export const STAFF_WORDINGS: readonly Wording[] = [...FRAME.slice(1), ...staff, ...sentences, ...dated, ...findings, ...DESK].map(
  ([pattern, told]) => [new RegExp(pattern.source, 'gm'), told] as const,
);

export const PAGE_WORDINGS: readonly Wording[] = [
  ...FRAME,
  ...messages,
  ...trial,
  ...hero,
  ...speed,
  ...score,
  ...landing,
  ...technology,
  ...sentences,
  nothing('^0[1-6]$'),
  ...dated,
  ...reputation,
  ...search,
  ...assistants,
  ...keywords,
  ...steps,
  ...findings,
  ...pageReport,
].map(([pattern, told]) => [new RegExp(pattern.source, 'gm'), told] as const);
