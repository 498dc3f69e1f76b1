import type { Language } from '../../src/rules/language.rules.js';

/** What a reader of a language may read of a score: three names, where each number comes from, and how counts are written. */
export interface ScoreWords {
  names: { speed: string; site: string; smartIndex: string };
  /** Also in the place of a name: an estimate, and the heading of a landing page, where the speed stands alone. */
  variants: readonly string[];
  /** The sentence of origin of each number, the same in every place (decision 54). */
  origins: {
    smartIndex: string;
    site: string;
    speed: { both: string; phone: string; computer: string };
  };
  /** Any sentence that gives such an origin, so that another wording is found. */
  origin: { smartIndex: RegExp; site: RegExp; speed: RegExp };
  /** Words that name a score; a short line that contains one is a name. SmartIndex is the product, too. */
  nouns: RegExp;
  /** What stands behind a name: a verdict, or « sur 100 ». */
  verdict: RegExp;
  /** Instead of a score: there is none. */
  absence: RegExp;
  /** Counts what another figure rests on, with the same words. */
  basis: RegExp;
  /** Names that are no score of ours: the specification's titles, Google's rating, and figures of a tool. */
  others: RegExp;
  /** A count, of which the last group that matched is the number. */
  counts: Readonly<Record<'keywords' | 'findings' | 'site measures', RegExp>>;
}

const NUMBER = String.raw`(\d[\d’]*)`;
const count = (pattern: string) => new RegExp(String.raw`(?<![\d’,.])${pattern}`, 'g');

export const SCORE_WORDS: Readonly<Record<Language, ScoreWords>> = {
  fr: {
    names: { speed: 'Vitesse', site: 'Note de votre site', smartIndex: 'SmartIndex' },
    variants: ['Estimation', 'Vitesse de votre site'],
    origins: {
      smartIndex: 'Vos réponses aux sept questions, et elles seules.',
      site: 'Vitesse, référencement, avis Google, technologie et accès au site réunis.',
      speed: {
        both: 'Vitesse de votre site : 60 % téléphone, 40 % ordinateur.',
        phone: 'Vitesse de votre site sur téléphone, la seule mesurée.',
        computer: 'Vitesse de votre site sur ordinateur, la seule mesurée.',
      },
    },
    origin: {
      smartIndex: /[^.?!]*réponses aux sept questions[^?.]*\./gi,
      site: /[^.]*\bréunis\./gi,
      speed: /[^.]*\d+ % (?:téléphone|ordinateur|mobile)[^.]*\.|[^.]*la seule mesurée\./gi,
    },
    nouns: /\b(?:scores?|notes?|indices?|Vitesse)\b/i,
    verdict: / (?:Excellent|Moyen|Critique|estimation|sur 100.*)$/,
    absence: /non mesuré|Sans note|pour une note/,
    basis: /Calculé à partir/,
    others: /Google|Score Digital|Vitesse sur (?:téléphone|ordinateur)|Indice de (?:vitesse|lisibilité)|Lighthouse/i,
    counts: {
      keywords: count(`${NUMBER} mots?-clés? détectés?`),
      findings: count(`${NUMBER} constats? sur votre site`),
      'site measures': count(`${NUMBER} mesures? sur 5`),
    },
  },
  de: {
    names: { speed: 'Geschwindigkeit', site: 'Note Ihrer Website', smartIndex: 'SmartIndex' },
    variants: ['Schätzung', 'Geschwindigkeit Ihrer Website'],
    origins: {
      smartIndex: 'Ihre Antworten auf die sieben Fragen, und nur sie.',
      site: 'Geschwindigkeit, Suchmaschinen, Google-Bewertungen, Technik und Erreichbarkeit der Website zusammen.',
      speed: {
        both: 'Geschwindigkeit Ihrer Website: 60 % Handy, 40 % Computer.',
        phone: 'Geschwindigkeit Ihrer Website auf dem Handy, die einzige gemessene.',
        computer: 'Geschwindigkeit Ihrer Website am Computer, die einzige gemessene.',
      },
    },
    origin: {
      smartIndex: /[^.?!]*Antworten auf die sieben Fragen[^?.]*\./gi,
      site: /[^.]*\bzusammen\./gi,
      speed: /[^.]*\d+ % (?:Handy|Computer|Mobil\w*|Desktop)[^.]*\.|[^.]*die einzige gemessene\./gi,
    },
    nouns: /\b(?:Scores?|Noten?|Punktzahl|Index|Geschwindigkeit)\b/i,
    verdict: / (?:Sehr gut|Mittel|Kritisch|Schätzung|von 100.*)$/,
    absence: /nicht gemessen|Ohne Note|für eine Note/,
    basis: /Berechnet anhand/,
    others: /Google|Digital-Score|Geschwindigkeit (?:auf dem Handy|am Computer)|Geschwindigkeitsindex|Lighthouse/i,
    counts: {
      keywords: count(`${NUMBER} gefundener? Suchbegriffe?`),
      findings: count(`${NUMBER} Feststellung(?:en)? zu Ihrer Website`),
      'site measures': count(`${NUMBER} Messung(?:en)? von 5`),
    },
  },
  it: {
    names: { speed: 'Velocità', site: 'Voto del Suo sito', smartIndex: 'SmartIndex' },
    variants: ['Stima', 'Velocità del Suo sito'],
    origins: {
      smartIndex: 'Le Sue risposte alle sette domande, e soltanto quelle.',
      site: 'Velocità, posizionamento, recensioni Google, tecnologia e accesso al sito insieme.',
      speed: {
        both: 'Velocità del Suo sito: 60 % telefonino, 40 % computer.',
        phone: 'Velocità del Suo sito sul telefonino, la sola misurata.',
        computer: 'Velocità del Suo sito sul computer, la sola misurata.',
      },
    },
    origin: {
      smartIndex: /[^.?!]*risposte alle sette domande[^?.]*\./gi,
      site: /[^.]*\binsieme\./gi,
      speed: /[^.]*\d+ % (?:telefono|telefonino|computer|mobile)[^.]*\.|[^.]*la (?:sola|unica) misurata\./gi,
    },
    nouns: /\b(?:scores?|punteggi[oi]?|vot[oi]|indic[ei]|Velocità)(?![\p{L}])/iu,
    verdict: / (?:Eccellente|Medio|Critico|stima|su 100.*)$/,
    absence: /non misurat|Senza voto|per un voto/,
    basis: /Calcolato sulla base/,
    others: /Google|Punteggio digitale|Velocità (?:sul|su) (?:telefonino|computer)|Indice di (?:velocità|leggibilità)|Lighthouse|^Indice$/i,
    counts: {
      keywords: count(`${NUMBER} parol[ae] chiave rilevat[ae]`),
      findings: count(`${NUMBER} constatazion[ei] sul Suo sito`),
      'site measures': count(`${NUMBER} misur(?:a|e|azion[ei]) su 5`),
    },
  },
};
