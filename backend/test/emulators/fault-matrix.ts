import type { CauseCode } from '../../src/providers/provider-error.js';
import type { Fault } from './emulator.ts';
import { faults } from './faults.ts';

type Vendor = keyof typeof faults;
type FaultOf<V extends Vendor> = keyof (typeof faults)[V] & string;

/** What each failure of a vendor is called in our words; `null` = not a failure (empty or not ready yet). */
const expected: { [V in Vendor]: Record<FaultOf<V>, CauseCode | null> } = {
  dataforseo: {
    slow: 'vendor_timeout',
    cut: 'vendor_unavailable',
    malformedJson: 'vendor_malformed',
    wrongShape: 'vendor_malformed',
    emptyBody: 'vendor_malformed',
    badGateway: 'vendor_unavailable',
    unauthorised: 'vendor_unauthorised',
    noCredit: 'vendor_unpaid',
    insufficientFunds: 'vendor_unpaid',
    forbidden: 'vendor_forbidden',
    notVerified: 'vendor_forbidden',
    paused: 'vendor_forbidden',
    addressNotListed: 'vendor_forbidden',
    rateLimited: 'vendor_rate_limited',
    tooManyAtOnce: 'vendor_rate_limited',
    quota: 'vendor_quota',
    searchEngineError: 'vendor_unavailable',
    invalidField: 'vendor_rejected',
    internalError: 'vendor_unavailable',
    unavailable: 'vendor_unavailable',
    serverError: 'vendor_unavailable',
    vendorTimeout: 'vendor_timeout',
    websiteTimeout: 'timeout',
    noTask: 'vendor_malformed',
    wrongResult: 'vendor_malformed',
    noSearchResults: null,
    taskPending: null,
    taskHanded: null,
    taskExpired: 'vendor_rejected',
  },
  pagespeed: {
    slow: 'vendor_timeout',
    cut: 'vendor_unavailable',
    malformedJson: 'vendor_malformed',
    wrongShape: 'vendor_malformed',
    emptyBody: 'vendor_malformed',
    badGateway: 'vendor_unavailable',
    unauthorised: 'vendor_unauthorised',
    forbidden: 'vendor_forbidden',
    rateLimited: 'vendor_rate_limited',
    quota: 'vendor_quota',
    serverError: 'vendor_unavailable',
    notLoaded: 'unreachable',
    websiteError: 'vendor_rejected',
    noDns: 'dns_not_found',
    noPaint: 'no_paint',
    pageCrash: 'page_error',
  },
  whatcms: {
    slow: 'vendor_timeout',
    cut: 'vendor_unavailable',
    malformedJson: 'vendor_malformed',
    wrongShape: 'vendor_malformed',
    emptyBody: 'vendor_malformed',
    badGateway: 'vendor_unavailable',
    unauthorised: 'vendor_unauthorised',
    rateLimited: 'vendor_rate_limited',
    quota: 'vendor_quota',
    serverError: 'vendor_unavailable',
    invalidUrl: 'invalid_url',
    siteDown: 'vendor_rejected',
    forbidden: 'vendor_forbidden',
  },
  google: {
    slow: 'vendor_timeout',
    cut: 'vendor_unavailable',
    malformedJson: 'vendor_malformed',
    wrongShape: 'vendor_malformed',
    emptyBody: 'vendor_malformed',
    badGateway: 'vendor_unavailable',
    unauthorised: 'vendor_unauthorised',
    forbidden: 'vendor_forbidden',
    rateLimited: 'vendor_rate_limited',
    quota: 'vendor_quota',
    serverError: 'vendor_unavailable',
    badRequest: 'vendor_rejected',
  },
  emelia: {
    slow: 'vendor_timeout',
    cut: 'vendor_unavailable',
    malformedJson: 'vendor_malformed',
    wrongShape: 'vendor_malformed',
    emptyBody: 'vendor_malformed',
    badGateway: 'vendor_unavailable',
    unauthorised: 'vendor_unauthorised',
    rateLimited: 'vendor_rate_limited',
    serverError: 'vendor_unavailable',
    badRequest: 'vendor_rejected',
    refusedWithin200: 'vendor_rejected',
    noId: 'vendor_malformed',
  },
  openai: {
    slow: 'vendor_timeout',
    cut: 'vendor_unavailable',
    malformedJson: 'vendor_malformed',
    wrongShape: 'vendor_malformed',
    emptyBody: 'vendor_malformed',
    badGateway: 'vendor_unavailable',
    unauthorised: 'vendor_unauthorised',
    forbidden: 'vendor_forbidden',
    rateLimited: 'vendor_rate_limited',
    quota: 'vendor_quota',
    noCredit: 'vendor_unpaid',
    serverError: 'vendor_unavailable',
    modelNotFound: 'vendor_rejected',
    contextTooLong: 'vendor_rejected',
    refusal: 'vendor_rejected',
    contentFilter: 'vendor_rejected',
    cutShort: 'vendor_malformed',
    emptyContent: 'vendor_malformed',
    proseContent: 'vendor_malformed',
    wrongContent: 'vendor_malformed',
  },
};

export interface FaultCase {
  vendor: Vendor;
  /** Name in {@link faults}. */
  fault: string;
  expectedCause: CauseCode | null;
}

export const faultMatrix: FaultCase[] = Object.entries(expected).flatMap(([vendor, causes]) =>
  Object.entries(causes).map(([fault, expectedCause]) => ({ vendor: vendor as Vendor, fault, expectedCause })),
);

export const faultOf = ({ vendor, fault }: Pick<FaultCase, 'vendor' | 'fault'>): Fault =>
  (faults[vendor] as Record<string, Fault>)[fault] ?? {};
