import { displayDomain, siteOrigin } from '../../common/urls.js';
import type { ProspectMetadata } from './prospect.contract.js';

interface Named {
  nom: string;
  prenom: string;
  business_name: string | null;
  site_url: string | null;
  metadata: ProspectMetadata;
}

/** How a sentence calls a company whose name nobody knows; never its name. */
export const NO_COMPANY = 'votre entreprise';

/**
 * The company's name as it is shown: metadata company, else the business name, else nom on self-serve, else the host
 * of the website (specification 1, section 2.4), else « votre entreprise ».
 */
export function companyName({ metadata, business_name, nom, prenom, site_url }: Named): string {
  const selfServeName = prenom === '' ? nom : '';
  return firstText(metadata.company, business_name, selfServeName, displayDomain(site_url), metadata.domain_emelia) ?? NO_COMPANY;
}

export const cityOf = ({ location, metadata }: { location: string | null; metadata: ProspectMetadata }): string | null =>
  firstText(location, metadata.location, metadata.companyLocation) ?? null;

const firstText = (...texts: (string | null | undefined)[]): string | undefined =>
  texts.map((text) => text?.trim()).find((text) => text && text.toLowerCase() !== NO_COMPANY);

/** The personal link: `https://{domain}{tokenPrefix}{token}`; an empty domain means PUBLIC_URL (decision 18). */
export function personalLink(token: string, { domain, tokenPrefix }: { domain: string; tokenPrefix: string }, publicUrl: string): string {
  return `${siteOrigin(domain, publicUrl)}${tokenPrefix}${token}`;
}
