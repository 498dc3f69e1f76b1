// The four parts of the documentation. A new document under `docs/` appears without a line here: among the operations.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { documentsIn, FRENCH_FOLDER, ROOT } from './documents.ts';

const DEVELOPMENT = ['architecture', 'where-is', 'expected', 'adding-an-analysis', 'glossary', 'truth', 'locks', 'mutants', 'performance'];
const API = ['api', 'api-examples', 'webhooks', 'guides/automation', 'guides/crm', 'guides/widget'];
/** In the order in which somebody reads them. */
const AGENCY = ['premiere-campagne', 'rapport', 'questionnaire', 'sequences', 'agendas', 'donnees'].map(
  (name) => `${FRENCH_FOLDER}/${name}`,
);

const isThere = (slug: string): boolean => existsSync(join(ROOT, 'docs', `${slug}.md`));
const isOperations = (slug: string): boolean => !DEVELOPMENT.includes(slug) && !API.includes(slug);

export const agencyPages = ['agence', ...AGENCY];
const agencyLabels: Readonly<Record<string, string>> = {
  agence: 'Vue d’ensemble',
  'agence/premiere-campagne': 'Première campagne en un jour',
  'agence/rapport': 'Le rapport expliqué',
  'agence/questionnaire': 'Le questionnaire',
  'agence/sequences': 'Séquences et envois',
  'agence/agendas': 'Connecter un agenda',
  'agence/donnees': 'Protection des données',
};

export const agency = agencyPages.map((slug) => ({ label: agencyLabels[slug] ?? slug, link: `/${slug}/`, attrs: { lang: 'fr' } }));
export const operations = documentsIn('docs').filter(isOperations);
export const guides = documentsIn('docs/guides').filter(isOperations);
export const development = DEVELOPMENT.filter(isThere);
export const api = API.filter(isThere);
