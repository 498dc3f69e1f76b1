import { ASSISTANT_NAMES } from '../../../../backend/src/rules/citations.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PublicReport } from '../api.ts';
import type { assistantsView } from './assistants-view.ts';
import type { keywordsView } from './keywords-view.ts';
import type { reputationView } from './reputation-view.ts';
import type { onPageView } from './seo-view.ts';
import type { siteCrawlView } from './site-crawl-view.ts';
import type { technologyView } from './technology-view.ts';

interface Sections {
  reputation: ReturnType<typeof reputationView>;
  technology: ReturnType<typeof technologyView>;
  onPage: ReturnType<typeof onPageView>;
  keywords: ReturnType<typeof keywordsView>;
  assistants: ReturnType<typeof assistantsView>;
  siteCrawl: ReturnType<typeof siteCrawlView>;
}

export interface Unmeasured {
  id: string;
  name: string;
  /** What the visit met instead of the site; undefined when that is unknown. */
  cause: string | undefined;
  sentence: string;
  /** Asks which listing is the company's; `found` is the one in doubt. */
  question?: { found: string | null };
}

/** The sections without a figure, in one line; a section that is being measured is not among them. */
export function unmeasuredView({ site_url }: PublicReport, sections: Sections) {
  const items = [reputationItem(sections), technologyItem(sections), searchItem(sections), assistantsItem(sections)].flatMap(
    (item) => item ?? [],
  );
  return {
    title: t`Pas encore mesuré\u202f: ${items.map(({ name }) => name).join(', ')}`,
    way: site_url === null ? t`Indiquez-nous l’adresse de votre site, et nous le mesurons.` : null,
    items,
  };
}

function reputationItem({ reputation }: Sections): Unmeasured | null {
  if (reputation.state !== 'missing' || reputation.isNone) return null;
  const sentence = reputation.isOther
    ? t`La fiche Google trouvée est peut-être celle d’une autre entreprise : sa note n’est pas reprise ici.`
    : t`Vos avis Google n’ont pas encore été relevés. Si votre entreprise a une fiche Google, nous les ajouterons ici.`;
  const question = reputation.isOther ? { question: { found: reputation.found || null } } : {};
  return { id: 'reputation', name: t`Réputation`, cause: undefined, sentence, ...question };
}

function technologyItem({ technology }: Sections): Unmeasured | null {
  if (technology.state !== 'missing') return null;
  const sentence = t`La technologie de votre site n’a pas encore pu être reconnue : il faut qu’il réponde à notre visite.`;
  return { id: 'technologie', name: t`Technologie`, cause: technology.cause, sentence };
}

function searchItem({ onPage, keywords, siteCrawl }: Sections): Unmeasured | null {
  if (onPage.state !== 'missing' || keywords.state !== 'missing' || siteCrawl) return null;
  const sentence = `${t`La page d’accueil n’a pas encore pu être lue.`} ${t`Analyse des mots-clés indisponible.`}`;
  return { id: 'referencement', name: t`Référencement`, cause: onPage.cause, sentence };
}

function assistantsItem({ assistants }: Sections): Unmeasured | null {
  if (assistants.state !== 'missing') return null;
  const all = Object.values(ASSISTANT_NAMES);
  const names = t.as('liste')`${all.slice(0, -1).join(', ')} et ${all.at(-1) ?? ''}`;
  const sentence = assistants.silent ?? t`${names} n’ont pas encore été interrogés à votre sujet.`;
  return { id: 'ia', name: t`Intelligence artificielle`, cause: assistants.cause, sentence };
}
