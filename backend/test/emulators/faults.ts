import { failure, taskFailure, UNAUTHORISED } from './dataforseo.ts';
import type { Fault } from './emulator.ts';
import { googleError, invalidKey, quota } from './google-error.ts';
import { apiError, completion } from './openai.ts';
import { lighthouseUserError } from './page-speed.ts';
import { outcome } from './whatcms.ts';

/** Later than any client waits. */
const NEVER_MS = 10 * 60_000;

/** What can happen to any of them. */
const anyVendor = {
  slow: { delayMs: NEVER_MS },
  cut: { cut: true },
  malformedJson: { body: '{"status_code": 20000, "tasks": [' },
  wrongShape: { body: { hello: 'world' } },
  emptyBody: { body: '' },
  badGateway: { status: 502, body: '<html><body><h1>502 Bad Gateway</h1></body></html>' },
} satisfies Record<string, Fault>;

/** Named failures in the true form of each vendor. */
export const faults = {
  dataforseo: {
    ...anyVendor,
    unauthorised: UNAUTHORISED,
    noCredit: failure(402, 40200, 'Payment Required.'),
    insufficientFunds: taskFailure(40210, 'Insufficient Funds.'),
    forbidden: taskFailure(40204, 'Access denied. Visit Plans and Subscriptions to activate your subscription and get access to this API.'),
    notVerified: taskFailure(40104, 'Please verify your account.'),
    paused: taskFailure(40201, 'Your account is paused.'),
    addressNotListed: taskFailure(40207, 'Your IP is not whitelisted.'),
    rateLimited: taskFailure(40202, 'Rate limit per minute is exceeded.'),
    tooManyAtOnce: taskFailure(40209, 'You have more than 30 simultaneous requests.'),
    quota: taskFailure(40203, 'The cost limit per day is exceeded.'),
    searchEngineError: taskFailure(40101, 'Search engine error.'),
    invalidField: taskFailure(40501, "Invalid Field: 'target'."),
    internalError: taskFailure(50000, 'Internal Error.'),
    unavailable: taskFailure(50301, '3rd Party API Service Unavailable.'),
    serverError: failure(500, 50000, 'Internal Error.'),
    vendorTimeout: taskFailure(50401, 'Internal Timeout.'),
    websiteTimeout: taskFailure(50402, 'Target timeout.'),
    noTask: failure(200, 20000, 'Ok.'),
    wrongResult: {
      body: { status_code: 20000, tasks: [{ id: '1', status_code: 20000, cost: 0.01, result: [{ items: 'none', money: 1 }] }] },
    },
    noSearchResults: taskFailure(40102, 'No Search Results.'),
    taskPending: taskFailure(40602, 'Task In Queue.'),
    taskHanded: taskFailure(40601, 'Task Handed.'),
    taskExpired: taskFailure(40403, 'Results Expired.'),
  },
  pagespeed: {
    ...anyVendor,
    unauthorised: invalidKey('AIza-emulator-pagespeed-0001'),
    forbidden: googleError(403, 'PERMISSION_DENIED', 'PageSpeed Insights API has not been used in project 1.', 'SERVICE_DISABLED'),
    rateLimited: quota('defaultPerMinutePerProject', '240'),
    quota: quota('defaultPerDayPerProject', '25000'),
    serverError: googleError(500, 'INTERNAL', 'Internal error encountered.', 'backendError'),
    notLoaded: lighthouseUserError('FAILED_DOCUMENT_REQUEST', 'Lighthouse was unable to reliably load the page you requested.'),
    websiteError: lighthouseUserError('ERRORED_DOCUMENT_REQUEST', 'Make sure the server is properly responding. (Status code: 404)'),
    noDns: lighthouseUserError('DNS_FAILURE', 'DNS servers could not resolve the provided domain.'),
    noPaint: { body: { lighthouseResult: { runtimeError: { code: 'NO_FCP', message: 'No paint.' }, categories: {}, audits: {} } } },
    pageCrash: { body: { lighthouseResult: { runtimeError: { code: 'NO_LCP', message: 'No LCP.' }, categories: {}, audits: {} } } },
  },
  whatcms: {
    ...anyVendor,
    unauthorised: outcome(101, 'Invalid API Key'),
    rateLimited: outcome(120, 'Too Many Requests'),
    quota: outcome(121, 'You have exceeded your monthly request quota'),
    serverError: outcome(0, 'Server Failure'),
    invalidUrl: outcome(111, 'Invalid Url'),
    siteDown: outcome(202, 'Requested Url Was Unavailable'),
    forbidden: { status: 403, body: '<html><body>Forbidden</body></html>' },
  },
  google: {
    ...anyVendor,
    unauthorised: invalidKey('AIza-emulator-places-0001'),
    forbidden: googleError(403, 'PERMISSION_DENIED', 'Places API (New) has not been used in project 1.', 'SERVICE_DISABLED'),
    rateLimited: quota('SearchTextRequestPerMinutePerProject', '600'),
    quota: quota('SearchTextRequestPerDayPerProject', '5000'),
    serverError: googleError(500, 'INTERNAL', 'Internal error encountered.', 'backendError'),
    badRequest: googleError(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.', 'badRequest'),
  },
  emelia: {
    ...anyVendor,
    unauthorised: { status: 401, body: { success: false, error: 'Unauthorized' } },
    rateLimited: { status: 429, body: { success: false, error: 'Too many requests' }, headers: { 'retry-after': '60' } },
    serverError: { status: 500, body: { success: false, error: 'Internal error' } },
    badRequest: { status: 400, body: { success: false, error: 'Contact is blacklisted' } },
    refusedWithin200: { status: 200, body: { success: false, error: 'Campaign is archived' } },
    noId: { status: 200, body: { success: true } },
  },
  openai: {
    ...anyVendor,
    unauthorised: apiError(401, 'Incorrect API key provided: sk-emulator-0001.', { code: 'invalid_api_key' }),
    forbidden: apiError(403, 'Country, region, or territory not supported', { code: 'unsupported_country_region_territory' }),
    rateLimited: {
      ...apiError(429, 'Rate limit reached for gpt-4o-mini.', { code: 'rate_limit_exceeded' }),
      headers: { 'retry-after-ms': '50' },
    },
    quota: apiError(429, 'You exceeded your current quota, please check your plan and billing details.', { code: 'insufficient_quota' }),
    noCredit: { status: 402, body: { error: { message: 'Insufficient credits', type: 'invalid_request_error', param: null, code: null } } },
    serverError: apiError(500, 'The server had an error while processing your request.', { code: 'server_error' }),
    modelNotFound: apiError(404, 'The model `x` does not exist.', { code: 'model_not_found' }),
    contextTooLong: apiError(400, 'This model’s maximum context length is 128000 tokens.', {
      code: 'context_length_exceeded',
      param: 'messages',
    }),
    refusal: completion(null, { refusal: 'Je ne peux pas aider à cela.' }),
    contentFilter: completion(null, { finishReason: 'content_filter' }),
    cutShort: completion('', { finishReason: 'length' }),
    emptyContent: completion(null),
    proseContent: completion('Voici votre texte, avec plaisir !'),
    wrongContent: completion('{"hello":"world"}'),
  },
} satisfies Record<string, Record<string, Fault>>;
