import { z } from 'zod';
import { email, wholeNumber } from '../../common/http/field.contract.js';
import { withoutInvisibleCharacters } from '../../common/invisible-characters.js';
import { displayEmail, normaliseEmail } from '../../common/is-email.js';
import { showPhone } from '../../common/phone.js';
import { displayDomain, normaliseSiteUrl } from '../../common/urls.js';
import { mayLeadNowhere, RESERVED_NAMES } from '../../rules/links.rules.js';
import { PACE, PRODUCT_TITLE, RATE_LIMIT, SETTING_FIELDS } from '../../rules/setting-fields.rules.js';
import { logoAddress } from './agency-logo.contract.js';
import { alertSettings } from './alert-settings.contract.js';
import { bookingSettings } from './booking-settings.contract.js';
import { claims } from './claims.contract.js';
import { promptTemplate } from './prompt-variables.contract.js';
import { retentionSettings } from './retention-settings.contract.js';
import { DEFAULT_ROBOTS, robotsText } from './robots-check.contract.js';
import { fieldsOf, words } from './setting-field.contract.js';
import { translations } from './translations.contract.js';
import { widgetSettings } from './widget-settings.contract.js';

const path = z.string().trim().max(500);

/** The agency's own site as it is typed; e-mails and documents lead there. */
const ownWebsite = path
  .overwrite((typed) => typed && (normaliseSiteUrl(typed)?.replace(/\/$/, '') ?? typed))
  .refine((typed) => typed === '' || normaliseSiteUrl(typed) !== null, 'Une adresse comme https://agence.ch');

/** A website's host, stored without scheme, www and path. */
const domain = z
  .string()
  .trim()
  .max(253)
  .overwrite((typed) => displayDomain(normaliseSiteUrl(typed)).replace(/:\d+$/, '') || typed)
  .refine((typed) => normaliseSiteUrl(typed) !== null, 'Un domaine comme exemple.ch');

const limit = z.number().min(0).nullable();

const { marketAverages, ...sector } = SETTING_FIELDS.benchmarks;

/** How fast and how much a vendor may be used: calls, and USD, by day and month; null = no limit. */
const vendorLimit = (defaults: {
  callsPerMinute: number;
  atOnce: number;
  costPerDay: number | null;
  costPerMonth: number | null;
  callsPerDay?: number;
}) =>
  z
    .object({
      callsPerMinute: z.number().min(PACE.callsPerMinute.min).max(PACE.callsPerMinute.max).default(defaults.callsPerMinute),
      atOnce: wholeNumber(PACE.atOnce.min, PACE.atOnce.max).default(defaults.atOnce),
      callsPerDay: limit.default(defaults.callsPerDay ?? null),
      callsPerMonth: limit.default(null),
      costPerDay: limit.default(defaults.costPerDay),
      costPerMonth: limit.default(defaults.costPerMonth),
    })
    .prefault({});

const windowMs = z
  .number()
  .int()
  .min(RATE_LIMIT.windowMs.min, 'La fenêtre dure au moins 1000 ms')
  .max(RATE_LIMIT.windowMs.max, 'La fenêtre dure au plus 7 jours');
const requests = z.number().int().min(RATE_LIMIT.max.min, 'Au moins une demande par fenêtre').max(RATE_LIMIT.max.max);
const rateLimit = (max: number, window: number) =>
  z.object({ windowMs: windowMs.default(window), max: requests.default(max) }).prefault({});

/** Every document of settings with its defaults. A key that is missing in the database reads as its default. */
export const settingsDocuments = {
  /** Links: an empty domain means PUBLIC_URL; an unknown token at `/t/…` is sent to `invalidTokenRedirect`. */
  systemConfig: z
    .object({
      domain: path.regex(/^$|^(https?:\/\/)?[a-z0-9.-]+(:\d{1,5})?\/?$/i, 'Un domaine comme pages.agence.ch, sans chemin').default(''),
      invalidTokenRedirect: path
        .regex(/^$|^\/$|^\/[^/\s\\]\S*$|^https?:\/\/\S+$/, 'Un chemin comme / ou une adresse qui commence par https://')
        .default('/'),
      tokenPrefix: path
        .regex(/^\/([a-z0-9-]+\/)*$/, 'Le préfixe commence et finit par une barre oblique')
        .refine(
          (prefix) => !RESERVED_NAMES.has(prefix.split('/')[1] ?? ''),
          'Cette adresse est déjà celle d’une page\u202f: choisissez-en une autre, comme /t/',
        )
        .default('/t/'),
    })
    .superRefine(({ domain, invalidTokenRedirect, tokenPrefix }, context) => {
      const own = `https://${domain.replace(/^https?:\/\//i, '') || 'site.invalid'}`;
      if (!URL.canParse(invalidTokenRedirect, own)) return;
      const { hostname, pathname } = new URL(invalidTokenRedirect, own);
      if (hostname === new URL(own).hostname && mayLeadNowhere(pathname, tokenPrefix))
        context.addIssue({
          code: 'custom',
          path: ['invalidTokenRedirect'],
          message: 'Cette adresse est elle-même un lien personnel\u202f: choisissez une page, comme /',
        });
    }),
  /** The agency as prospects see it. */
  agency: z.object({
    name: z.string().trim().min(1).max(100).default('SmartIndex'),
    accent: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, 'Couleur au format #RRGGBB')
      .default('#1E3FE0'),
    website: ownWebsite.default(''),
    email: z.string().overwrite(withoutInvisibleCharacters).trim().overwrite(displayEmail).max(254).default(''),
    /** Set by upload only. */
    logo: logoAddress.nullable().default(null),
    /** `address`: postal sender of e-mails, one line or several. */
    ...fieldsOf(SETTING_FIELDS.agency),
    phone: words(SETTING_FIELDS.agency.phone.max).unwrap().overwrite(showPhone).default(''),
  }),
  /**
   * The self-serve trial. With `requireEmailVerification`, analyses start once the address is confirmed; with `otherAddresses`,
   * an address outside the website's domain may ask for one, which a person accepts first (decision 42). Trials of
   * `staffEmail` need a staff session; they are free of the block list, the domain and the seven days.
   */
  trial: z.object({
    ...fieldsOf(SETTING_FIELDS.trial),
    staffEmail: z.string().overwrite(withoutInvisibleCharacters).overwrite(normaliseEmail).max(254).default(''),
  }),
  widget: widgetSettings,
  /** Claims of the agency. */
  claims,
  /** What it has written, in the other languages of the pages. */
  translations,
  /** Texts of `/mentions`; an empty one omits its sentence. */
  legal: z.object({
    /**
     * `companyName`: as registered; empty = the agency's name. `address`: of the sender, in lines. `hosting`: place of storage;
     * `retentionMonths` after the last contact. `representative`: in the European Union (GDPR, article 27).
     */
    ...fieldsOf(SETTING_FIELDS.legal),
    /** Who answers questions about data; empty = the agency's e-mail. */
    contact: z.union([z.literal(''), email('Adresse e-mail invalide', 'Adresse e-mail invalide')]).default(''),
  }),
  /** How search engines and messengers see the public pages (specification 3, section 3). */
  seoConfig: z.object({
    ...fieldsOf(SETTING_FIELDS.seoConfig),
    defaultTitle: words(200, PRODUCT_TITLE),
    ogImage: z
      .string()
      .trim()
      .max(500)
      .regex(/^$|^\/[^/\s]\S*$|^https?:\/\/\S+$/, 'Une adresse qui commence par https:// ou par une barre oblique')
      .default(''),
    twitterSite: z
      .string()
      .trim()
      .regex(/^$|^@\w{1,15}$/, 'Un nom comme @agence')
      .default(''),
    sitemapRoutes: z
      .string()
      .trim()
      .max(5000)
      .regex(/^$|^\/[^\s,]*(\s*,\s*\/[^\s,]*)*$/, 'Des adresses séparées par des virgules, chacune avec sa barre oblique')
      .default('/, /login, /register, /features, /pricing, /contact'),
  }),
  robotsConfig: z.object({ content: robotsText.default(DEFAULT_ROBOTS), ...fieldsOf(SETTING_FIELDS.robotsConfig) }),
  /** Nothing at all is shown by search engines while this is on. */
  testMode: z.boolean().default(false),
  /** Demonstration and comparison pages stay out of search engines; personal pages always do. */
  noIndexEnabled: z.boolean().default(true),
  /** Whether a requested speed is refined to a median of three runs. */
  measurement: z.object(fieldsOf(SETTING_FIELDS.measurement)),
  /** Whether an unmeasured keyword list is replaced by a labelled example (decision 2). */
  keywords: z.object(fieldsOf(SETTING_FIELDS.keywords)),
  /** Below what the vendors allow (their documents), so that they never have to refuse us; the costs are a stop of our own. */
  vendorLimits: z.object({
    dataforseo: vendorLimit({ callsPerMinute: 1800, atOnce: 25, costPerDay: 20, costPerMonth: 200 }),
    pagespeed: vendorLimit({ callsPerMinute: 200, atOnce: 10, callsPerDay: 24_000, costPerDay: null, costPerMonth: null }),
    whatcms: vendorLimit({ callsPerMinute: 60, atOnce: 3, costPerDay: null, costPerMonth: null }),
    google: vendorLimit({ callsPerMinute: 300, atOnce: 5, costPerDay: 10, costPerMonth: 100 }),
    openai: vendorLimit({ callsPerMinute: 400, atOnce: 10, costPerDay: 10, costPerMonth: 100 }),
    emelia: vendorLimit({ callsPerMinute: 100, atOnce: 4, costPerDay: null, costPerMonth: null }),
  }),
  /** The nightly renewal: when it begins (agency's zone, never between 02:00 and 03:00, where days are cut), what it takes. */
  nightly: z.object({
    /** Prospects measured within `staleAfterDays` are skipped. */
    ...fieldsOf(SETTING_FIELDS.nightly),
    time: z
      .string()
      .regex(/^(?!02)([01]\d|2[0-3]):[0-5]\d$/, 'Une heure comme 03:30 ; pas entre 02:00 et 03:00, à cause du changement d’heure')
      .default('03:30'),
  }),
  /** Number of questions per AI assistant. */
  citations: z.object(fieldsOf(SETTING_FIELDS.citations)),
  /** Prompts of the AI texts; empty = the built-in one (specification 3). */
  aiPrompts: z.object({
    companySummary: promptTemplate,
    recommendations: promptTemplate,
    digitalScore: promptTemplate,
  }),
  /** Whether the model also writes drafts in its own words, which staff reads and approves (decision 31). */
  texts: z.object(fieldsOf(SETTING_FIELDS.texts)),
  /** Roles that require a second factor (decision 41). */
  signIn: z.object({
    secondFactorRoles: z
      .array(z.enum(['admin', 'staff', 'viewer']))
      .max(3)
      .default([]),
  }),
  /**
   * Requests per window (specification 3, section 9): per address, the quiz also per token; `auth` counts failures only, `account` failures
   * of one account from any address, after which attempts wait, at most for the window. `staff` is the bucket of a signed-in account.
   * Unknown tokens beyond `max` block personal pages for an address, beyond `alarm` in total they raise an alert.
   */
  rateLimits: z.object({
    quiz: rateLimit(10, 60_000),
    prospects: rateLimit(50, 60_000),
    pagespeed: rateLimit(5, 5 * 60_000),
    seo: rateLimit(10, 5 * 60_000),
    openai: rateLimit(20, 60_000),
    auth: rateLimit(5, 15 * 60_000),
    account: rateLimit(10, 15 * 60_000),
    default: rateLimit(100, 60_000),
    trials: rateLimit(5, 24 * 3_600_000),
    forms: rateLimit(10, 10 * 60_000),
    staff: rateLimit(100, 1000),
    /** Of each API token. */
    api: rateLimit(600, 60_000),
    /** Newly measured pages of the technical report: per address, and per prospect. */
    freshPages: rateLimit(10, 10 * 60_000),
    prospectPages: rateLimit(20, 24 * 3_600_000),
    unknownTokens: z
      .object({ windowMs: windowMs.default(10 * 60_000), max: requests.default(30), alarm: requests.default(200) })
      .prefault({}),
  }),
  /** The agency's own references beside a prospect's scores, named as such on the page; an empty one disappears. */
  benchmarks: z.object({
    marketAverages: z.object(fieldsOf(marketAverages)).prefault({}),
    topCompetitors: z.array(wholeNumber(0, 100)).max(5).default([]),
    /** The sector, e.g. « les menuiseries de Suisse romande ». */
    ...fieldsOf(sector),
  }),
  /**
   * Campaigns: messages per minute of our own mail server, the postal address under them, and at the provider Emelia the
   * campaign that new ones are copied from (its steps use `{{subject}}`, `{{message}}` and `{{link}}`). `dkimSelector` is `s=` of
   * the signatures of the sender’s domain, for its check; empty = not known.
   */
  campaigns: z.object(fieldsOf(SETTING_FIELDS.campaigns)),
  /** Domains that are never measured or shown as competitors (decision 43). */
  neighbours: z.object({ neverMeasured: z.array(domain).max(1000).default([]) }),
  /** Whether campaigns require an approval (decision 36). */
  review: z.object(fieldsOf(SETTING_FIELDS.review)),
  /** The audit PDF: automatic sending, age of figures, validity of its link. */
  audit: z.object(fieldsOf(SETTING_FIELDS.audit)),
  /** Appointments: opening hours, or an external booking page. */
  booking: bookingSettings,
  alerts: alertSettings,
  retention: retentionSettings,
} as const;

export const settingKey = z.enum(Object.keys(settingsDocuments) as [SettingKey, ...SettingKey[]]);
export const settingParams = z.object({ key: settingKey });
const settingValue = z.union([z.record(z.string(), z.unknown()), z.boolean()]);
export const settingDocument = z.object({ id: z.string(), key: z.string(), value: settingValue });
/** `base`: the document as it was read before it was changed; what others have saved since then stays. Without it, `value` replaces. */
export const settingUpdate = z.object({ value: settingValue, base: settingValue.optional() });

export type SettingKey = keyof typeof settingsDocuments;
export type SettingsOf<Key extends SettingKey> = z.output<(typeof settingsDocuments)[Key]>;
export type SettingUpdate = z.infer<typeof settingUpdate>;
export type SettingDocument = z.infer<typeof settingDocument>;
