/** An integer with bounds; `standard` null = may be empty. */
export interface NumberField {
  kind: 'number';
  min: number;
  max: number;
  standard: number | null;
  /** Named where the number is refused. */
  unit?: 'days' | 'months';
}

/** What may be written, trimmed, in so many characters. */
export interface TextField {
  kind: 'text';
  max: number;
  standard: string;
}

export interface SwitchField {
  kind: 'switch';
  standard: boolean;
}

export type SettingField = NumberField | TextField | SwitchField;

const whole = (min: number, max: number, standard: number) => ({ kind: 'number', min, max, standard }) as const;
const days = (min: number, max: number, standard: number) => ({ ...whole(min, max, standard), unit: 'days' }) as const;
const months = (min: number, max: number, standard: number) => ({ ...whole(min, max, standard), unit: 'months' }) as const;
const text = (max: number, standard = '') => ({ kind: 'text', max, standard }) as const;
const on = { kind: 'switch', standard: true } as const;
const off = { kind: 'switch', standard: false } as const;
/** A reference score of the agency's own; empty ones disappear. */
const score = { kind: 'number', min: 0, max: 100, standard: null } as const;

/**
 * Fields of the settings that are a number, a switch or a plain text, by document. Contracts of the server and forms of the back-office are
 * built from them; other fields and their meaning are in the contracts.
 */
export const SETTING_FIELDS = {
  agency: { tagline: text(200, 'Votre présence en ligne, mesurée'), phone: text(50), address: text(300) },
  trial: { requireEmailVerification: off, otherAddresses: on },
  legal: {
    companyName: text(200),
    address: text(500),
    hosting: text(200, 'en Suisse'),
    retentionMonths: whole(1, 120, 24),
    representative: text(500),
  },
  seoConfig: { testMode: off, metaNoIndex: off, defaultDescription: text(500), defaultKeywords: text(1000), ogSiteName: text(100) },
  robotsConfig: { active: on },
  measurement: { medianOfThree: on },
  keywords: { sampleFallback: on },
  nightly: { enabled: off, maxProspects: whole(1, 50_000, 500), staleAfterDays: whole(1, 365, 7) },
  citations: { questionsPerPlatform: whole(1, 10, 5) },
  texts: { drafts: off },
  benchmarks: { marketAverages: { maturity: score, acquisition: score, innovation: score }, sectorLabel: text(100) },
  campaigns: {
    messagesPerMinute: whole(1, 60_000, 60),
    postalAddress: text(300),
    emeliaModelCampaign: text(100),
    dkimSelector: text(100),
  },
  review: { required: on },
  audit: { sendAutomatically: off, rescanAfterDays: whole(1, 90, 7), linkValidDays: whole(1, 365, 60) },
  booking: {
    bufferMinutes: whole(0, 120, 5),
    noticeHours: whole(0, 336, 4),
    horizonDays: whole(1, 120, 28),
    publicHolidays: on,
    agentName: text(100),
  },
  alerts: { enabled: on, operations: on, digest: { enabled: on } },
  retention: {
    enabled: on,
    silentProspectMonths: months(1, 60, 12),
    mailMonths: months(1, 60, 12),
    providerEventDays: days(7, 365, 90),
    webhookDeliveryDays: days(7, 365, 90),
    rawMeasurementDays: days(30, 730, 90),
    importDays: days(7, 730, 90),
    auditLogMonths: months(12, 120, 36),
  },
} as const;

/** The field at `alerts.digest.enabled`; undefined where the table has none. */
export function settingField(path: string): SettingField | undefined {
  const found = path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], SETTING_FIELDS);
  return (found as SettingField | undefined)?.kind && (found as SettingField);
}

/** How many requests a window lets through, and how long it is. */
export const RATE_LIMIT = { max: { min: 1, max: 1_000_000 }, windowMs: { min: 1000, max: 7 * 24 * 3_600_000 } } as const;
/** Bounds of the rate of calls to a vendor. */
export const PACE = { callsPerMinute: { min: 1, max: 10_000 }, atOnce: { min: 1, max: 100 } } as const;
/** Beside the key of the language model (specification 3, section 9). */
export const MODEL = {
  temperature: { min: 0, max: 2, step: 0.1, standard: 0.7 },
  max_tokens: { min: 1, max: 4000, standard: 500 },
  model: { max: 100, standard: 'gpt-4o-mini' },
} as const;
/** Of a mail server. */
export const PORT = { min: 1, max: 65_535 } as const;
/** Lengths of an appointment that can be chosen, minutes. */
export const DURATIONS = [25, 30] as const;
export const MOST_TESTIMONIALS = 3;
/** Default title, never shown: pages keep their own while it is set. */
export const PRODUCT_TITLE = 'Cold Sales System';
/** Events of a prospect that send an alert. */
export const ALERT_SIGNALS = ['return_visit', 'quiz_complete', 'plan_view', 'cta_click', 'audit_request'] as const;
