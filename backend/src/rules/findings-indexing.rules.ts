import { type FindingRule, when } from './finding.rules.js';
import type { IndexingSource } from './indexing.rules.js';
import { t } from './language.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

const says = ({ indexing }: SiteFacts, ...sources: IndexingSource[]): string[] =>
  (indexing?.reasons ?? []).filter(({ source }) => sources.includes(source)).map(where);

/** Null when robots.txt could not be read: it may contain the directive too. */
const isSaid = (facts: SiteFacts, ...sources: IndexingSource[]): boolean | null =>
  when(facts.indexing, () => says(facts, ...sources).length > 0);

const found =
  (...sources: IndexingSource[]) =>
  (facts: SiteFacts): string | null =>
    says(facts, ...sources).join(' · ') || null;

function where({ source, directive }: { source: IndexingSource; directive: string }): string {
  switch (source) {
    case 'header':
      return t`en-tête X-Robots-Tag «\u202f${directive}\u202f»`;
    case 'meta':
      return t`balise meta «\u202f${directive}\u202f»`;
    case 'robots_txt':
      return t`règle de robots.txt «\u202f${directive}\u202f»`;
    case 'canonical':
      return directive;
  }
}

/** Findings that keep a page out of Google; they precede all others. */
export const INDEXING_FINDINGS = [
  {
    id: 'hidden-from-google',
    looksAt: () => t`Consigne aux moteurs de recherche`,
    threshold: { words: () => t`consigne noindex`, value: null },
    severity: 'critical',
    report: { category: 'seo', penalty: 0 },
    owner: 'webmaster',
    effort: 'low',
    timeEstimate: () => t`1 heure`,
    gain: 100,
    why: { source: 'google-search', says: () => t`Google retire de ses résultats les pages qui portent la consigne noindex.` },
    title: () => t`Votre site demande à Google de ne pas apparaître`,
    description: () => t`La page, ou son hébergeur, demande aux moteurs de recherche de ne pas la montrer.`,
    howToFix: () =>
      t`Retirer la consigne noindex de la page, du système (dans WordPress\u202f: Réglages, Lecture) ou de l’hébergeur, puis demander à Google une nouvelle visite (Search Console).`,
    step: { id: 'noindex', title: () => t`Retirer la consigne qui demande à Google de ne pas afficher le site.` },
    fails: (facts) => isSaid(facts, 'header', 'meta'),
    found: found('header', 'meta'),
  },
  {
    id: 'closed-to-google',
    looksAt: () => t`Accès de Google à la page (robots.txt)`,
    threshold: { words: () => t`interdit`, value: null },
    severity: 'critical',
    report: { category: 'seo', penalty: 0 },
    owner: 'webmaster',
    effort: 'low',
    timeEstimate: () => t`1 heure`,
    gain: 98,
    why: { source: 'google-search', says: () => t`Google ne lit pas les pages que robots.txt lui interdit, et n’en montre aucun extrait.` },
    title: () => t`Votre site interdit à Google de lire sa page`,
    description: () => t`Un fichier du site interdit à Google de lire la page.`,
    howToFix: () => t`Supprimer de robots.txt la règle Disallow qui ferme la page, puis vérifier le fichier dans la Search Console.`,
    step: { id: 'robots-txt', title: () => t`Laisser Google lire le site\u202f: un fichier (robots.txt) le lui interdit.` },
    fails: (facts) => isSaid(facts, 'robots_txt') || (facts.indexing?.indexable == null ? null : false),
    found: found('robots_txt'),
  },
  {
    id: 'canonical-elsewhere',
    looksAt: () => t`Page que désigne l’adresse canonique`,
    threshold: { words: () => t`une autre page`, value: null },
    severity: 'critical',
    report: { category: 'seo', penalty: 0 },
    owner: 'webmaster',
    effort: 'low',
    timeEstimate: () => t`1 heure`,
    gain: 97,
    why: { source: 'google-search', says: () => t`Google affiche de préférence l’adresse qu’une page déclare comme canonique.` },
    title: () => t`Votre page demande à Google d’en afficher une autre`,
    description: () => t`L’adresse canonique que la page déclare est celle d’une autre page.`,
    howToFix: () => t`Déclarer comme adresse canonique celle de la page elle-même.`,
    step: { id: 'canonical', title: () => t`Corriger l’adresse canonique\u202f: elle désigne une autre page à Google.` },
    fails: (facts) => isSaid(facts, 'canonical'),
    found: found('canonical'),
  },
  {
    id: 'canonical-other-domain',
    looksAt: () => t`Domaine que désigne l’adresse canonique`,
    threshold: { words: () => t`un autre domaine`, value: null },
    severity: 'warning',
    report: { category: 'seo', penalty: 0 },
    owner: 'webmaster',
    effort: 'low',
    timeEstimate: () => t`2 heures`,
    gain: 57,
    why: { source: 'google-search', says: () => t`Google affiche de préférence l’adresse qu’une page déclare comme canonique.` },
    title: () => t`Une autre de vos adresses est proposée à Google`,
    description: () =>
      t`La page déclare comme canonique une autre adresse de l’entreprise\u202f: c’est celle-ci que Google affiche de préférence.`,
    howToFix: () => t`Rediriger les visiteurs vers l’adresse canonique, ou déclarer celle de la page elle-même.`,
    step: { id: 'canonical', title: () => t`Choisir une seule adresse pour le site, et y rediriger les autres.` },
    fails: ({ indexing }) => when(indexing, ({ preferred }) => preferred !== null),
    found: ({ indexing }) => indexing?.preferred ?? null,
  },
] as const satisfies readonly FindingRule[];
