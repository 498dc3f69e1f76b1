import { type OutcomeName, WRONG_PAGES, type WrongPage } from './outcome-names.rules.js';
import { OUTCOMES } from './outcomes.rules.js';
import { WRONG_PAGES_IN_ENGLISH } from './wrong-pages-en.rules.js';

/** Red flags before sending a prospect's link: condition, weight and texts of each (decision 36). */

/** `critical`: no page of the company was met; `warning`: a figure may be wrong; `notice`: words wait for a person. */
export type FlagSeverity = 'critical' | 'warning' | 'notice';
export type FlagLanguage = 'fr' | 'en';
/** Facts of a flag; empty for flags of earlier versions. */
export type FlagFacts = Readonly<Record<string, string | number>>;

/** The latest results of a prospect; null = not measured. */
export interface Reviewed {
  outcome: OutcomeName | null;
  /** Why an `ok` page may not be the company's. */
  doubt: string | null;
  statusCode: number | null;
  /** Host that the address led to, when it is not the site's own. */
  foreignHost: string | null;
  /** Speed scores 0–100 of the last two visits, the newest first. */
  speeds: readonly number[];
  /** Host of the website in the Google profile that was found, when it is not the site's own. */
  foreignPlace: string | null;
  /** Origins of introduction and recommendations, and why a model's text was not taken. */
  texts: readonly { source: string; code: string | null; reread?: boolean }[];
}

interface FlagWords {
  /** A few words, for a list. */
  short: string;
  /** What it means, with the figures behind it. */
  met: (facts: FlagFacts) => string;
  todo: string;
}

interface FlagRule {
  severity: FlagSeverity;
  /** Returns the facts of the flag; null = no flag. */
  find: (results: Reviewed) => FlagFacts | null;
  /** Returns whether an acceptance of `seen` includes `now`: equal, or less severe. */
  covers: (seen: FlagFacts, now: FlagFacts) => boolean;
  words: Record<FlagLanguage, FlagWords>;
}

/** Speed scores (0–100) that differ by more than this between two visits raise a flag. */
export const SCORE_JUMP = 20;

const same = (seen: FlagFacts, now: FlagFacts): boolean => Object.keys(now).every((name) => seen[name] === now[name]);
const known = (facts: Record<string, string | number | null>): FlagFacts =>
  Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string | number] => entry[1] !== null));
/** Words of a figure; nothing while it is not known. */
const formatted = (value: string | number | undefined, words: (value: string | number) => string): string =>
  value === undefined ? '' : ` ${words(value)}`;

const wrongPage = (page: WrongPage): FlagRule => {
  const { short, met, todo } = OUTCOMES[page].staff;
  const english = WRONG_PAGES_IN_ENGLISH[page];
  return {
    severity: 'critical',
    find: ({ outcome, statusCode, foreignHost }) =>
      outcome === page ? known({ status: page === 'http_error' ? statusCode : null, host: foreignHost }) : null,
    covers: same,
    words: {
      fr: {
        short,
        met: ({ status, host }) =>
          met + formatted(status, (code) => `Code HTTP ${code}.`) + formatted(host, (name) => `Adresse atteinte : ${name}.`),
        todo,
      },
      en: {
        ...english,
        met: ({ status, host }) =>
          english.met + formatted(status, (code) => `HTTP status ${code}.`) + formatted(host, (name) => `Address reached: ${name}.`),
      },
    },
  };
};

const wrongPages = Object.fromEntries(WRONG_PAGES.map((page) => [page, wrongPage(page)])) as Record<WrongPage, FlagRule>;

/** All flags, most severe first. A new one is an entry here and a field of `Reviewed`. */
export const FLAG_RULES = {
  ...wrongPages,
  doubtful_page: {
    severity: 'warning',
    find: ({ outcome, doubt }) => (outcome === 'ok' && doubt !== null ? { doubt } : null),
    covers: same,
    words: {
      fr: {
        short: 'Page douteuse',
        met: ({ doubt }) =>
          `La page a été mesurée, mais ce n’est peut-être pas celle de l’entreprise.${formatted(doubt, (words) => `Indice : ${words}.`)}`,
        todo: 'Ouvrez le site et comparez-le au nom de l’entreprise.',
      },
      en: {
        short: 'Doubtful page',
        met: ({ doubt }) => `The page was measured, but it may not be the company’s.${formatted(doubt, (words) => `Clue: ${words}.`)}`,
        todo: 'Open the website and compare it with the company’s name.',
      },
    },
  },
  wrong_place: {
    severity: 'warning',
    find: ({ foreignPlace }) => (foreignPlace === null ? null : { website: foreignPlace }),
    covers: same,
    words: {
      fr: {
        short: 'Autre fiche Google',
        met: ({ website }) => `La fiche Google trouvée mène à un autre site${website === undefined ? '' : ` : ${website}`}.`,
        todo: 'Vérifiez la fiche ; saisissez la note et le nombre d’avis à la main si elle n’est pas la bonne.',
      },
      en: {
        short: 'Other Google profile',
        met: ({ website }) => `The Google profile that was found leads to another website${website === undefined ? '' : `: ${website}`}.`,
        todo: 'Check the profile; enter rating and number of reviews by hand if it is not the right one.',
      },
    },
  },
  score_jump: {
    severity: 'warning',
    find: ({ speeds: [to, from] }) => (to !== undefined && from !== undefined && Math.abs(to - from) > SCORE_JUMP ? { from, to } : null),
    covers: isNoWorseJump,
    words: {
      fr: {
        short: 'Saut de score',
        met: ({ from, to }) =>
          from === undefined
            ? 'La vitesse a changé d’un coup entre deux visites.'
            : `La vitesse est passée de ${from} à ${to} entre deux visites.`,
        todo: 'Regardez si le site a changé ; sinon relancez l’analyse.',
      },
      en: {
        short: 'Score jump',
        met: ({ from, to }) =>
          from === undefined ? 'Speed changed at once between two visits.' : `Speed went from ${from} to ${to} between two visits.`,
        todo: 'See whether the website has changed; if not, run the analysis again.',
      },
    },
  },
  text_to_reread: {
    severity: 'warning',
    find: ({ texts }) => (texts.some(({ reread }) => reread === true) ? {} : null),
    covers: same,
    words: {
      fr: {
        short: 'Texte à relire',
        met: () => 'Un chiffre d’un texte approuvé a changé : le texte composé le remplace, l’approuvé attend en brouillon.',
        todo: 'Relisez le brouillon à côté des chiffres, puis approuvez-le ou revenez au texte composé.',
      },
      en: {
        short: 'Text to read again',
        met: () => 'A figure of an approved text has changed: the composed text replaces it, the approved one waits as a draft.',
        todo: 'Read the draft beside the figures, then approve it or go back to the composed text.',
      },
    },
  },
  text_refused: {
    severity: 'notice',
    find: ({ texts }) => (texts.some(({ source, code }) => source === 'builtin' && code === 'text_refused') ? {} : null),
    covers: same,
    words: {
      fr: {
        short: 'Texte refusé',
        met: () => 'Un texte du modèle contenait un fait non mesuré ; le texte de nos règles le remplace.',
        todo: 'Relisez le texte de la page.',
      },
      en: {
        short: 'Text refused',
        met: () => 'A text of the model held a fact that was not measured; the text of our rules replaces it.',
        todo: 'Read the text of the page again.',
      },
    },
  },
} as const satisfies Record<string, FlagRule>;

export type RedFlag = keyof typeof FLAG_RULES;
/** A flag with the figures behind it. */
export interface Flag {
  id: RedFlag;
  facts: FlagFacts;
}

export const RED_FLAGS = Object.keys(FLAG_RULES) as [RedFlag, ...RedFlag[]];
export const isRedFlag = (name: string): name is RedFlag => Object.hasOwn(FLAG_RULES, name);
const ruleOf = (id: RedFlag): FlagRule => FLAG_RULES[id];

/** Returns the red flags of a prospect, most severe first. */
export const redFlags = (results: Reviewed): Flag[] =>
  RED_FLAGS.flatMap((id) => {
    const facts = ruleOf(id).find(results);
    return facts ? [{ id, facts }] : [];
  });

/** Returns whether an acceptance of `seen` includes this flag. */
export const isCovered = (flag: Flag, seen: readonly Flag[]): boolean =>
  seen.some(({ id, facts }) => id === flag.id && ruleOf(id).covers(facts, flag.facts));

/** Flags as they are stored, ids beside their figures; those of an earlier version that are no flags any more fall away. */
export const flagsOf = (ids: readonly string[], facts: Readonly<Record<string, FlagFacts>>): Flag[] =>
  ids.filter(isRedFlag).map((id) => ({ id, facts: facts[id] ?? {} }));

export const UNREACHABLE_FLAGS = WRONG_PAGES.filter((page) => OUTCOMES[page].group === 'unreachable');
export const isUnreachableFlag = (id: string): boolean => (UNREACHABLE_FLAGS as readonly string[]).includes(id);

export const flagWords = (
  { id, facts }: Flag,
  language: FlagLanguage,
): { short: string; met: string; todo: string; severity: FlagSeverity } => {
  const { words, severity } = ruleOf(id);
  const { short, met, todo } = words[language];
  return { short, met: met(facts), todo, severity };
};

/** Returns whether a jump has the same direction and is not greater. */
function isNoWorseJump(seen: FlagFacts, now: FlagFacts): boolean {
  const [before, after] = [jumpOf(seen), jumpOf(now)];
  if (!before || !after || Math.sign(before.by) !== Math.sign(after.by) || Math.abs(after.by) > Math.abs(before.by)) return false;
  return after.by < 0 ? after.to >= before.to : after.to <= before.to;
}

function jumpOf({ from, to }: FlagFacts): { by: number; to: number } | null {
  return typeof from === 'number' && typeof to === 'number' ? { by: to - from, to } : null;
}
