import type { CauseCode } from '../../src/providers/provider-error.js';
import type { Fault } from './emulator.ts';
import { faults } from './faults.ts';

type Vendor = keyof typeof faults;
type FaultOf<V extends Vendor> = keyof (typeof faults)[V] & string;

/** What may happen with every vendor. */
const EVERYWHERE = {
  slow: 'vendor_timeout',
  cut: 'vendor_unavailable',
  malformedJson: 'vendor_malformed',
  wrongShape: 'vendor_malformed',
  emptyBody: 'vendor_malformed',
  badGateway: 'vendor_unavailable',
  unauthorised: 'vendor_unauthorised',
  rateLimited: 'vendor_rate_limited',
  serverError: 'vendor_unavailable',
} satisfies Record<string, CauseCode>;

/** What each failure of a vendor is called in our words; `null` = not a failure (empty or not ready yet). */
const expected: { [V in Vendor]: Record<FaultOf<V>, CauseCode | null> } = {
  dataforseo: {
    ...EVERYWHERE,
    noCredit: 'vendor_unpaid',
    insufficientFunds: 'vendor_unpaid',
    forbidden: 'vendor_forbidden',
    notVerified: 'vendor_forbidden',
    paused: 'vendor_forbidden',
    addressNotListed: 'vendor_forbidden',
    tooManyAtOnce: 'vendor_rate_limited',
    quota: 'vendor_quota',
    searchEngineError: 'vendor_unavailable',
    invalidField: 'vendor_rejected',
    internalError: 'vendor_unavailable',
    unavailable: 'vendor_unavailable',
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
    ...EVERYWHERE,
    forbidden: 'vendor_forbidden',
    quota: 'vendor_quota',
    notLoaded: 'unreachable',
    websiteError: 'vendor_rejected',
    noDns: 'dns_not_found',
    noPaint: 'no_paint',
    pageCrash: 'page_error',
  },
  whatcms: {
    ...EVERYWHERE,
    quota: 'vendor_quota',
    invalidUrl: 'invalid_url',
    siteDown: 'vendor_rejected',
    forbidden: 'vendor_forbidden',
  },
  google: {
    ...EVERYWHERE,
    forbidden: 'vendor_forbidden',
    quota: 'vendor_quota',
    badRequest: 'vendor_rejected',
  },
  emelia: {
    ...EVERYWHERE,
    badRequest: 'vendor_rejected',
    refusedWithin200: 'vendor_rejected',
    noId: 'vendor_malformed',
  },
  openai: {
    ...EVERYWHERE,
    forbidden: 'vendor_forbidden',
    quota: 'vendor_quota',
    noCredit: 'vendor_unpaid',
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
