import { counted, inSentence, outOf100, percent } from './figures.rules.js';
import { type FindingRule, nothing, shown, when } from './finding.rules.js';
import { t } from './language.rules.js';
import { LIMITS } from './limits.rules.js';
import { SCORE_AIM } from './verdicts.rules.js';

const { contentRate, readingEase, words } = LIMITS;

/** What a visitor reads and meets. */
export const CONTENT_FINDINGS = [
  {
    id: 'hard-to-read',
    looksAt: () => t`Facilité de lecture`,
    threshold: { words: () => t`facilité inférieure à ${readingEase.hard}`, value: readingEase.hard },
    severity: 'warning',
    report: { category: 'ux', penalty: 15 },
    owner: 'company',
    effort: 'medium',
    timeEstimate: () => t`une demi-journée`,
    gain: 32,
    why: {
      source: 'wcag',
      says: () => t`Au niveau le plus exigeant, les règles d’accessibilité demandent une version plus simple des textes difficiles.`,
    },
    title: () => t`Texte difficile à lire`,
    description: () => t`Le texte demande un effort de lecture (facilité inférieure à ${readingEase.hard}).`,
    howToFix: () => t`Couper les phrases longues et remplacer le jargon par les mots des clients.`,
    step: { id: 'wording', title: () => t`Écrire plus simplement\u202f: phrases courtes et mots de tous les jours.` },
    fails: (facts) => when(facts.readingEase, (ease) => ease < readingEase.hard),
    found: (facts) => shown(facts.readingEase, outOf100),
  },
  {
    id: 'low-content-rate',
    looksAt: () => t`Part de texte dans la page`,
    threshold: { words: () => t`moins de ${percent(contentRate)} du code`, value: contentRate },
    severity: 'warning',
    report: { category: 'ux', penalty: 12 },
    owner: 'webmaster',
    effort: 'medium',
    timeEstimate: () => t`1 jour`,
    gain: 36,
    why: { source: 'measured', says: () => t`La plus grande part du code envoyé n’est pas du texte.` },
    title: () => t`Peu de texte`,
    description: () => t`Le texte représente moins de ${percent(contentRate)} du code de la page.`,
    howToFix: () => t`Ajouter un contenu utile et alléger le code.`,
    step: { id: 'content', title: () => t`Ajouter un contenu utile et alléger le code de la page.` },
    fails: (facts) => when(facts.contentRate, (rate) => rate < contentRate),
    found: (facts) => shown(facts.contentRate, percent),
  },
  {
    id: 'thin-content',
    looksAt: () => t`Texte de la page`,
    threshold: {
      words: () => t`moins de ${counted(words, t`mot`, t`mots`)}`,
      value: words,
    },
    severity: 'notice',
    report: { category: 'ux', penalty: 0 },
    owner: 'company',
    effort: 'medium',
    timeEstimate: () => t`une demi-journée`,
    gain: 42,
    why: {
      source: 'google-search',
      says: () => t`Google recommande un contenu qui présente son sujet de façon substantielle et complète.`,
    },
    title: () => t`Texte court`,
    description: () => t`La page compte moins de ${counted(words, t`mot`, t`mots`)}.`,
    howToFix: () => t`Présenter les prestations, la région desservie et les questions que posent les clients.`,
    step: {
      id: 'content',
      title: (facts) =>
        facts.words === null
          ? t`Étoffer la page d’accueil.`
          : t`Étoffer la page d’accueil\u202f: ${inSentence(facts.words, t`un seul mot`, t`mots`)} aujourd’hui.`,
    },
    fails: (facts) => when(facts.words, (count) => count < words),
    found: (facts) => shown(facts.words, (count) => counted(count, t`mot`, t`mots`)),
  },
  {
    id: 'drawn-by-scripts',
    looksAt: () => t`Contenu sans scripts`,
    threshold: { words: () => t`titre ou texte absents du code`, value: null },
    severity: 'notice',
    report: { category: 'technical', penalty: 0 },
    owner: 'webmaster',
    effort: 'high',
    timeEstimate: () => t`2 à 4 jours`,
    gain: 37,
    why: {
      source: 'google-search',
      says: () => t`Google dessine les pages à scripts dans un second temps, et tous les robots n’exécutent pas les scripts.`,
    },
    title: () => t`Contenu invisible sans programmes`,
    description: () => t`Le titre ou le texte n’apparaît qu’une fois les programmes de la page exécutés.`,
    howToFix: () => t`Envoyer le contenu dans la page elle-même (rendu côté serveur ou pages statiques).`,
    step: { id: 'server-rendering', title: () => t`Envoyer le texte avec la page, sans attendre ses programmes.` },
    fails: ({ drawnByScripts }) => drawnByScripts,
    found: nothing,
  },
  {
    id: 'low-accessibility',
    looksAt: () => t`Accessibilité`,
    threshold: { words: () => t`moins de ${outOf100(SCORE_AIM)}`, value: SCORE_AIM },
    severity: 'notice',
    report: null,
    owner: 'webmaster',
    effort: 'medium',
    timeEstimate: () => t`une demi-journée à deux jours`,
    gain: 45,
    why: { source: 'wcag', says: () => t`La norme demande que chacun puisse lire et utiliser une page.` },
    title: () => t`Accessibilité à améliorer`,
    description: () => t`L’accessibilité obtient moins de ${outOf100(SCORE_AIM)}.`,
    howToFix: () => t`Vérifier contrastes, libellés des champs et navigation au clavier, puis mesurer à nouveau.`,
    step: {
      id: 'accessibility',
      title: ({ accessibilityPoints: points }) =>
        points === null ? t`Améliorer l’accessibilité.` : t`Améliorer l’accessibilité, notée ${points} sur 100.`,
    },
    fails: ({ accessibilityPoints }) => when(accessibilityPoints, (points) => points < SCORE_AIM),
    found: ({ accessibilityPoints }) => shown(accessibilityPoints, outOf100),
  },
] as const satisfies readonly FindingRule[];
