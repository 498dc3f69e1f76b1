import { clue } from '../../rules/clues.rules.js';
import { haveSameName, isAccepted, isPlatform, siteKey } from './identity.js';
import type { Rule } from './outcome.js';
import {
  CONSENT_ADDRESS,
  DEFAULT_ADDRESS,
  INSTALLER_ADDRESS,
  isListed,
  PARKING_ADDRESS,
  PARKING_HOSTS,
  SHOP_PASSWORD,
  SIGN_IN_HOSTS,
  SIGN_IN_PATH,
  SUSPENDED_ADDRESS,
} from './outcome-markers.js';

const pathOf = (url: string): string => new URL(url).pathname;

/** Judges the final address; the typed one is no evidence. */
const address: Rule = (view) => {
  const { answer, words, ownLinks } = view;
  const { requestedUrl, finalUrl, owner, page } = answer;
  const hasMoved = finalUrl !== requestedUrl;
  if (!hasMoved || isAccepted(finalUrl, owner.ownHosts)) return null;
  const leads = clue('leads_to', shortened(finalUrl));
  const newly = (pattern: RegExp) => pattern.test(finalUrl) && !pattern.test(requestedUrl);
  const { hostname } = new URL(finalUrl);
  const isElsewhere = siteKey(finalUrl) !== siteKey(requestedUrl);
  if (newly(SUSPENDED_ADDRESS)) return { outcome: 'suspended', evidence: leads };
  if (newly(DEFAULT_ADDRESS)) return { outcome: 'default_page', evidence: leads };
  if (newly(INSTALLER_ADDRESS)) return { outcome: 'fresh_cms', evidence: leads };
  const isBrokers = isElsewhere && isListed(hostname, PARKING_HOSTS);
  // a company may have its own name under another ending, or open with its own car park
  const isCompanys = view.namesCompany && (view.hasContact || view.speaksAsCompany);
  const isSameName = isElsewhere && haveSameName(requestedUrl, finalUrl, owner.company);
  const isCarPark = !isElsewhere && pathOf(finalUrl).startsWith('/parking') && !/^ww\d/.test(hostname);
  if (!(isCompanys && (isSameName || isCarPark)) && (isBrokers || (newly(PARKING_ADDRESS) && ownLinks < 8)))
    return { outcome: 'parked', evidence: leads };
  if (newly(CONSENT_ADDRESS) && ownLinks < 8) return { outcome: 'consent_wall', evidence: leads };
  if (isElsewhere && isListed(hostname, SIGN_IN_HOSTS)) return { outcome: 'login_wall', evidence: leads };
  const isSignIn = SIGN_IN_PATH.test(pathOf(finalUrl)) && !SIGN_IN_PATH.test(pathOf(requestedUrl));
  if (isSignIn && (page.passwordFields > 0 || words < 80) && words < 150) return { outcome: 'login_wall', evidence: leads };
  if (newly(SHOP_PASSWORD) && words < 150 && page.passwordFields > 0) return { outcome: 'maintenance', evidence: leads };
  if (isElsewhere && isPlatform(finalUrl)) return { outcome: 'other_company', evidence: leads };
  return null;
};

const shortened = (url: string): string => url.replace(/^https?:\/\//, '').slice(0, 120);

export const addressRules: readonly Rule[] = [address];
