import { counted, fixed } from './figures.rules.js';
import type { Severity } from './finding.rules.js';
import { t } from './language.rules.js';
import { type CrawlFindingName, SLOW_ANSWER_MS } from './site-crawl.rules.js';

/** Pages of one finding that a prospect's report names. */
export const REPORTED_CRAWL_PAGES = 3;

/** What a finding of the exploration says to the owner of the site. */
interface CrawlAdvice {
  severity: Severity;
  title(): string;
  /** `count`: pages, or targets of broken links. */
  state(count: number): string;
  howToFix(): string;
  timeEstimate(): string;
}

const pages = (count: number): string => counted(count, t`page`, t`pages`);

export const CRAWL_ADVICE: Readonly<Record<CrawlFindingName, CrawlAdvice>> = {
  broken_links: {
    severity: 'warning',
    title: () => t`Liens cassés`,
    state: (count) =>
      count === 1
        ? t`Un lien de votre site ne mène plus nulle part.`
        : t`Des liens de votre site ne mènent plus nulle part (${counted(count, t`adresse`, t`adresses`)}).`,
    howToFix: () => t`Corriger l’adresse de chaque lien cassé ou rediriger l’ancienne page vers la nouvelle.`,
    timeEstimate: () => t`1 heure`,
  },
  missing_titles: {
    severity: 'warning',
    title: () => t`Pages sans titre`,
    state: (count) =>
      count === 1
        ? t`Une page de votre site n’a pas de titre\u202f: Google en choisit un à votre place.`
        : t`Des pages de votre site n’ont pas de titre (${pages(count)})\u202f: Google en choisit un à votre place.`,
    howToFix: () => t`Donner à chacune de ces pages un titre qui dit ce que l’on y trouve.`,
    timeEstimate: () => t`1 heure`,
  },
  duplicate_titles: {
    severity: 'notice',
    title: () => t`Titres en double`,
    state: (count) => t`Des pages différentes portent le même titre (${pages(count)})\u202f: rien ne les distingue dans Google.`,
    howToFix: () => t`Donner à chacune de ces pages un titre qui lui est propre.`,
    timeEstimate: () => t`1 heure`,
  },
  hidden_pages: {
    severity: 'warning',
    title: () => t`Pages du menu cachées à Google`,
    state: (count) =>
      count === 1
        ? t`Votre menu mène à une page qui demande à Google de ne pas la montrer.`
        : t`Votre menu mène à des pages qui demandent à Google de ne pas les montrer (${pages(count)}).`,
    howToFix: () => t`Retirer la consigne noindex de ces pages, si vos clients doivent les trouver.`,
    timeEstimate: () => t`30 minutes`,
  },
  slow_pages: {
    severity: 'warning',
    title: () => t`Pages lentes à répondre`,
    state: (count) =>
      count === 1
        ? t`Pour une page, votre serveur met plus de ${fixed(SLOW_ANSWER_MS / 1000)} s à répondre.`
        : t`Votre serveur met plus de ${fixed(SLOW_ANSWER_MS / 1000)} s à répondre (${pages(count)}).`,
    howToFix: () => t`Garder ces pages en mémoire (cache), ou réduire ce que le serveur calcule pour elles.`,
    timeEstimate: () => t`une demi-journée`,
  },
};
