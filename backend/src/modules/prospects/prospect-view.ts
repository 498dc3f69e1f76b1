import { displayDomain, siteOrigin } from '../../common/urls.js';
import { ownName } from '../../rules/company-name.rules.js';
import { type Language, languageOf, t } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';
import type { ProspectMetadata } from './prospect.contract.js';

interface Named {
  nom: string;
  prenom: string;
  business_name: string | null;
  site_url: string | null;
  metadata: ProspectMetadata;
}

/**
 * Returns the displayed company name: metadata company, else business name, else nom on self-serve, else the host of the website
 * (specification 1, section 2.4); null when unknown.
 */
export const companyName = ({ metadata, business_name, nom, prenom, site_url }: Named): string | null =>
  ownName(metadata.company) ??
  ownName(business_name) ??
  ownName(prenom === '' ? nom : '') ??
  ownName(displayDomain(site_url)) ??
  ownName(metadata.domain_emelia);

/** Returns the company name within a sentence to its people. */
export const companyInWords = (prospect: Named): string => companyName(prospect) ?? t`votre entreprise`;

/** The same, in the language of its reader. */
export const companyRead = (prospect: Named & { language: Language | null }, asked: Language | null): Promise<string> =>
  composedIn(languageOf(asked, prospect.language), () => companyInWords(prospect));

/** What staff finds a prospect by: the company, else the person. */
export const companyLabel = (prospect: Named): string => companyName(prospect) ?? [prospect.prenom, prospect.nom].filter(Boolean).join(' ');

export const cityOf = ({ location, metadata }: { location: string | null; metadata: ProspectMetadata }): string | null =>
  ownName(location) ?? ownName(metadata.location) ?? ownName(metadata.companyLocation);

/** The personal link: `https://{domain}{tokenPrefix}{token}`; an empty domain means PUBLIC_URL (decision 18). */
export function personalLink(token: string, { domain, tokenPrefix }: { domain: string; tokenPrefix: string }, publicUrl: string): string {
  return `${siteOrigin(domain, publicUrl)}${tokenPrefix}${token}`;
}
