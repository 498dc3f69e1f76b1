import { z } from 'zod';
import { isoDateTime, tokenParam } from '../../../common/http/field.contract.js';
import { pageEvidence } from '../../../providers/page-speed/page-speed.contract.js';
import { reviewsTaskStatus } from '../../../providers/reviews/reviews.contract.js';
import { SELF_SERVE_PARTS } from '../../../rules/self-serve.rules.js';
import { quizState } from '../../quiz/quiz.contract.js';
import { logoAddress } from '../../settings/agency-logo.contract.js';
import { person } from '../../signatories/signatory.contract.js';
import { competitorComparison } from '../competitors/competitors.contract.js';
import { reportedCrawl } from '../crawl/reported-crawl.contract.js';
import { findingList, planStep, verdict } from '../findings/findings.contract.js';
import { citationAnswer, citationAssistant, recommendation, source } from '../results/analysis.contract.js';
import { speedSince } from '../timeline/timeline.contract.js';
import { findingCorrection, planAction, webmasterMessage } from './progress/plan-action.contract.js';

/** `missing` = not measured, for any reason; only staff sees the cause. */
export const shownState = z.enum(['measured', 'pending', 'missing', 'sample', 'manual']);

/** The agency. */
export const shownAgency = z.object({
  name: z.string(),
  tagline: z.string(),
  accent: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  logo: logoAddress.nullish(),
});

/** Figures that are older than the others of their measurement, in words, with their own date and tool. */
export const olderFigures = z.object({ figures: z.array(z.string()), name: z.string().nullable(), measured_at: isoDateTime });

const shown = {
  state: shownState,
  /** Who measured: « Saisi par l’agence » for what staff typed, « Exemple » for what is made up. */
  provider: z.string().nullable(),
  measured_at: isoDateTime.nullable(),
  older: z.array(olderFigures).optional(),
};
const score = z.number().int().min(0).max(100);
export const points = score.nullable();

/** Of how many parts a score could be made, and of how many it was (“calculé à partir de 4 mesures sur 5”). */
export const measuredParts = z.object({ k: z.number().int(), n: z.number().int() });

export const shownScore = z.object({ value: score, estimated: z.boolean(), measuredParts });
/** Null where there is no site of the company that an estimate could be of. */
export const overallScore = shownScore.extend({ value: points });
export type OverallScore = z.infer<typeof overallScore>;

/** Score of a requested page over the measured parts, and their number. */
export const trialScore = z.object({
  score: points,
  word: z.enum(['Excellent', 'Moyen', 'Critique']).nullable(),
  measured: measuredParts,
  missing: z.array(z.enum(SELF_SERVE_PARTS)),
});

/** State of a refresh that the prospect ordered (specification 1, section 4); `message` is for display. */
export const refreshState = z.object({ status: reviewsTaskStatus, message: z.string().nullable() });

/** Reviews shown on the page (specification 1, section 9: reviews limit 3). */
export const SHOWN_REVIEWS = 3;
export const reviewPhotoParam = tokenParam.extend({
  place: z.coerce
    .number()
    .int()
    .min(0)
    .max(SHOWN_REVIEWS - 1),
});

const shownReview = z.object({ author: z.string(), rating: z.number(), text: z.string().nullable(), published_at: isoDateTime.nullable() });

const length = z.object({ label: z.string(), value: z.number(), words: z.string() });

export const seenParam = tokenParam.extend({ run: isoDateTime, picture: z.string().regex(/^(?:screen|film-\d)$/) });

/** Everything the personal page shows, in one answer; nothing personal but the company's name and its public reviews. */
export const publicReport = z.object({
  token: z.string(),
  demo: z.boolean(),
  /** A made-up company: every figure is named an example. */
  example: z.boolean().optional(),
  company: z.string(),
  domain: z.string(),
  site_url: z.string().nullable(),
  city: z.string().nullable(),
  /** `started`: begun, perhaps without an answer yet. */
  quiz: z.object({ status: quizState, started: z.boolean(), score: points }),
  /** A scan is running: figures may change. */
  scanning: z.boolean(),
  overall: overallScore,
  /** The one score in word and grade; null for a page that is not the company's (decision 30). */
  verdict: verdict.nullable(),
  /** Null without a trial, and for a wrong page. */
  self_serve: trialScore.nullable(),
  /** What the visit met; null = not visited yet. */
  outcome: z.string().nullable(),
  /** The first screen: what costs most, drawn to scale where it was measured; `todo` where there is no plan of this site. */
  headline: z.object({
    finding: z.string().nullable(),
    sentence: z.string(),
    comparison: z.object({ yours: length, other: length, full: z.number() }).nullable(),
    /** The part of this report that it rests on. */
    basis: z.enum(['pagespeed', 'page', 'connectivity', 'reviews', 'keywords']).nullable(),
    todo: z.string().nullable(),
  }),
  /** The one list of what was found at the site. */
  findings: findingList,
  /** Findings of all pages, where staff has ordered an exploration; null = none of this site. */
  site_crawl: reportedCrawl.nullish(),
  /** The head of the one plan, and how many steps it has. */
  plan: z.object({ total: z.number().int(), steps: z.array(planStep) }),
  /** The one list of actions with their states, and what its owner can send to the webmaster. */
  actions: z.array(planAction),
  /** What to copy for single findings, also those beyond the actions. */
  corrections: z.array(findingCorrection),
  webmaster: webmasterMessage.nullable(),
  /** States of the prospect's requests; null = none. */
  status: z.object({
    audit: z.enum(['pending', 'in_progress', 'completed', 'cancelled']).nullable(),
    call: z.enum(['booked', 'held', 'cancelled', 'missed']).nullable(),
    referral: z.enum(['pending', 'contacted', 'converted']).nullable(),
  }),
  /** The signatory; null without one. */
  person: person.nullish(),
  changes: speedSince.optional(),
  /**
   * Share of the other websites measured here that this one leaves behind on the phone; `n` counts it too. `peers`: of the
   * same industry and town. Null below twenty.
   */
  percentile: z
    .object({ value: score, n: z.number().int(), scope: z.enum(['peers', 'all']) })
    .nullable()
    .optional(),
  /** Websites that the agency has measured on the same day; null = none, and nothing is compared. */
  neighbours: competitorComparison.nullish(),
  pagespeed: z.object({
    ...shown,
    mobile: points,
    desktop: points,
    /** Why a device has no score; null where there is one, or before the first measurement. */
    missing: z.object({ mobile: z.string().nullable(), desktop: z.string().nullable() }),
    /** 0.6 phone + 0.4 computer, or the measured one: speed, regardless of the quiz. */
    overall: points,
    accessibility: points,
    best_practices: points,
    seo: points,
    runs: z.number().int(),
    /** Lowest and highest mobile score of the runs. */
    range: z.array(z.number().int()).nullable(),
    first_contentful_paint: z.number().nullable(),
    largest_contentful_paint: z.number().nullable(),
    total_blocking_time: z.number().nullable(),
    cumulative_layout_shift: z.number().nullable(),
    speed_index: z.number().nullable(),
    total_bytes: z.number().nullable(),
    /** Screenshots: `seen/{run}/screen` and `seen/{run}/film-0`…; null = none stored. */
    evidence: pageEvidence.extend({ run: z.string() }).nullable(),
  }),
  connectivity: z.object({
    ...shown,
    outcome: z.string().nullable(),
    /** What was met instead of the company's page, in words for its owner; null otherwise. */
    met: z.object({ short: z.string(), sentence: z.string() }).nullable(),
    response_time_ms: z.number().nullable(),
    https: z.boolean().nullable(),
    certificate_valid: z.boolean().nullable(),
  }),
  cms: z.object({
    ...shown,
    name: z.string().nullable(),
    version: z.string().nullable(),
    confidence: z.number().int().nullable(),
    technologies: z.array(z.object({ name: z.string(), version: z.string().nullable(), categories: z.array(z.string()) })),
  }),
  page: z.object({
    ...shown,
    title: z.string().nullable(),
    description: z.string().nullable(),
    h1: z.array(z.string()),
    images: z.number().int().nullable(),
    images_without_alt: z.number().int().nullable(),
    broken_links: z.number().int().nullable(),
    words: z.number().int().nullable(),
    readability: z.number().nullable(),
  }),
  keywords: z.object({
    ...shown,
    items: z.array(
      z.object({
        keyword: z.string(),
        position: z.number().int().nullable(),
        volume: z.number().int().nullable(),
        url: z.string().nullable(),
        /** Contains the company's name. */
        branded: z.boolean(),
      }),
    ),
  }),
  reviews: z.object({
    ...shown,
    status: reviewsTaskStatus,
    rating: z.number().nullable(),
    count: z.number().int().nullable(),
    url: z.string().nullable(),
    /** A listing was found that may be another firm's: none of its figures is here. */
    isOtherListing: z.boolean(),
    /** The doubtful listing, about which the owner is asked; null where staff has refused it. */
    found: z.object({ name: z.string().nullable(), address: z.string().nullable() }).nullable(),
    /** Latest reviews on Google; photos from `reviews/{place}/photo`. */
    items: z.array(shownReview),
    /** The newest in words that its owner has left without an answer; null where none is known. */
    waiting: shownReview.nullable(),
  }),
  citations: z.object({
    ...shown,
    platforms: z.array(
      z.object({
        platform: citationAssistant,
        /** Answers that name the company; null = not measured. */
        citations: z.number().int().nullable(),
        /** Number of answers; null beside a typed count. */
        runs: z.number().int().nullable(),
        source: source.nullable(),
        measured_at: isoDateTime.nullable(),
        /** Unanswered questions of the last attempt and the cause. */
        failed: z.object({ count: z.number().int(), asked: z.number().int(), cause: z.string(), date: z.string() }).nullable(),
        /** Every answer that was counted, cut around the company's name. */
        answers: z.array(citationAnswer.pick({ question: true, answer: true, cited: true, model: true, date: true })),
      }),
    ),
    /** All counted assistants together (decision 34); null when no answer was counted. */
    verdict: z
      .object({
        cited: z.number().int(),
        answered: z.number().int(),
        assistants: z.number().int(),
        word: z.enum(['Jamais cité', 'Rarement cité', 'Parfois cité', 'Souvent cité']),
        tone: z.enum(['good', 'fair', 'poor']),
        /** Wilson's, at 95 %; shares between 0 and 1. */
        interval: z.object({ low: z.number(), high: z.number() }),
        isFew: z.boolean(),
      })
      .nullable(),
  }),
  /** `composed` and `builtin`: sentences of ours, chosen by a model or by rules; `approved`: free words that a person has read (decision 31). */
  texts: z.object({
    intro: z.object({ text: z.string(), source: z.enum(['composed', 'approved', 'builtin']), facts: z.array(z.string()) }).nullable(),
  }),
  intro: z.object({ ...shown, paragraphs: z.array(z.string()) }),
  /** `failed`: writing them failed and may succeed when it is tried again. */
  recommendations: z.object({ ...shown, items: z.array(recommendation), failed: z.boolean() }),
  agency: shownAgency,
});

/** States of the prospect's requests in words, the same on every page of its token. */
export const statusLine = z.object({
  items: z.array(
    z.object({
      kind: z.enum(['audit', 'call', 'referral']),
      words: z.string(),
      links: z.array(z.object({ words: z.string(), href: z.string() })),
    }),
  ),
  /** The next call: time, calendar file and link to change it; null without one. */
  call: z.string().nullable(),
  /** The number that is called then, and what the call is about; null where it is not known. */
  telephone: z.string().nullable(),
  agenda: z.string().nullable(),
  calendarHref: z.string(),
  bookingHref: z.string(),
  /** Until when these texts are valid; null without texts. */
  until: isoDateTime.nullable(),
});

export type StatusLine = z.infer<typeof statusLine>;
export type RefreshState = z.infer<typeof refreshState>;
export type PublicReport = z.infer<typeof publicReport>;
export type ShownScore = z.infer<typeof shownScore>;
