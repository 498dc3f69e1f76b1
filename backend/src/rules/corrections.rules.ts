import type { CatalogueFinding, FindingId } from './findings.rules.js';
import { httpsSteps } from './https-steps.rules.js';
import { t } from './language.rules.js';
import { descriptionProposal, type SnippetFacts, titleProposal } from './search-snippet.rules.js';

/** What a correction is written from: measured of this site, nothing guessed. */
export interface CorrectionFacts extends SnippetFacts {
  /** Address of the measured page. */
  page: string | null;
  /** Builder, server and hosts that were recognised, most telling first. */
  recognised: readonly string[];
  /** Links of the page that lead nowhere, and their status. */
  broken: readonly { url: string; status: number }[];
  /** Addresses of images without a description. */
  images: readonly string[];
}

/** What to copy, or to tell the webmaster. */
export interface Correction {
  /** What the text is for. */
  lead: string;
  text: string;
}

/** Longer lists are for the technical report. */
const MAX_LISTED = 12;

type Writer = (facts: CorrectionFacts) => Correction | null;

/** The text to copy, for each finding that has one. */
const WRITERS: Partial<Record<FindingId, Writer>> = {
  'no-description': descriptionText,
  'irrelevant-description': descriptionText,
  'description-too-short': descriptionText,
  'description-too-long': descriptionText,
  'several-descriptions': descriptionText,
  'no-title': titleText,
  'irrelevant-title': titleText,
  'title-too-long': titleText,
  'title-too-short': titleText,
  'several-titles': titleText,
  'no-https': https,
  'broken-links': links,
  'images-without-alt': images,
};

/** Returns what mends a finding, ready to be passed on: written out where the facts allow it, else the solution of the catalogue. */
export function correctionOf(finding: CatalogueFinding, facts: CorrectionFacts): Correction {
  const { description, howToFix } = finding;
  return writtenCorrection(finding, facts) ?? { lead: passOn(), text: lines([at(facts), description, t`À faire : ${howToFix}`]) };
}

/** The same where it is written for this site; null where the solution of the catalogue is all there is. */
export const writtenCorrection = ({ id }: Pick<CatalogueFinding, 'id'>, facts: CorrectionFacts): Correction | null =>
  WRITERS[id]?.(facts) ?? null;

const lines = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('\n');
const pageLine = (page: string | null): string | null => page && t`Page : ${page}`;
const at = ({ page }: CorrectionFacts): string | null => pageLine(page);
const passOn = (): string => t`À transmettre à votre webmaster`;

function descriptionText(facts: CorrectionFacts): Correction | null {
  const text = descriptionProposal(facts);
  return text === null ? null : { lead: t`Une description prête à coller (${text.length} caractères)`, text };
}

function titleText(facts: CorrectionFacts): Correction | null {
  const text = titleProposal(facts);
  return text === null ? null : { lead: t`Un titre prêt à coller (${text.length} caractères)`, text };
}

function https(facts: CorrectionFacts): Correction {
  const { of, steps } = httpsSteps(facts.recognised);
  return {
    lead: of ? t`Passer en https avec ${of}` : t`Passer en https`,
    text: lines([at(facts), ...steps.map((step, index) => `${index + 1}. ${step}`)]),
  };
}

function links(facts: CorrectionFacts): Correction | null {
  if (facts.broken.length === 0) return null;
  const shown = facts.broken.slice(0, MAX_LISTED).map(({ url, status }) => t`${url} (réponse ${status})`);
  return { lead: t`Les adresses cassées, et la page où elles se trouvent`, text: lines([at(facts), ...shown, more(facts.broken)]) };
}

function images(facts: CorrectionFacts): Correction | null {
  if (facts.images.length === 0) return null;
  const shown = facts.images.slice(0, MAX_LISTED);
  return {
    lead: t`Les images à décrire en quelques mots`,
    text: lines([at(facts), ...shown, more(facts.images)]),
  };
}

function more(list: readonly unknown[]): string | null {
  const left = list.length - MAX_LISTED;
  return left > 0 ? t`… et ${left} de plus dans le rapport technique.` : null;
}

interface TechnicalPoint {
  title: string;
  correction: Correction | null;
}

/** Writes what an owner sends to the webmaster by its own mail: the technical points, and where to measure again. */
export function webmasterMessage(points: readonly TechnicalPoint[], { page, link }: { page: string | null; link: string }) {
  const subject = page ? t`À corriger sur notre site ${page}` : t`À corriger sur notre site`;
  const where = pageLine(page);
  const listed = points.map(({ title, correction }, index) => {
    const how = correction?.text.split('\n').filter((line) => line !== where) ?? [];
    return [`${index + 1}. ${title}`, ...(correction && correction.lead !== passOn() ? [correction.lead] : []), ...how].join('\n');
  });
  const text = [
    t`Bonjour,`,
    t`Une analyse de notre site signale ces points :`,
    ...(where ? [where] : []),
    ...listed,
    t`Quand c’est corrigé, « J’ai corrigé, remesurer » relance la mesure ici :\n${link}`,
    t`Merci !`,
  ];
  return { subject, text: text.join('\n\n') };
}
