import { EXAMPLE } from '../../rules/provenance.rules.js';
import { speedBasis, VERDICT_NAMES } from '../../rules/verdicts.rules.js';
import type { AuditFacts } from './audit-facts.js';
import { html, Markup } from './markup.js';
import { keywords } from './sections/keywords.js';
import { contact, method } from './sections/method.js';
import { pageAudit } from './sections/page-audit.js';
import { plan } from './sections/plan.js';
import { citations, reviews } from './sections/reputation.js';
import type { Section } from './sections/section.js';
import { speed } from './sections/speed.js';
import { summary } from './sections/summary.js';
import { technology } from './sections/technology.js';
import { styles } from './styles.js';
import { date, MADE_UP } from './words.js';

const LONG_NAME = 38;
const SHARING = new Set(['ia', 'contact']);

export const auditTitle = ({ company }: { company: string }): string => `Audit de présence en ligne – ${company}`;

/** The document as HTML to print; `pages` are the pages of its sections, known after a first print. `fonts` are @font-face rules. */
export function auditDocument(facts: AuditFacts, fonts: string, pages: ReadonlyMap<string, number>): string {
  const sections = [summary, speed, technology, pageAudit, keywords, reviews, citations, plan, method, contact].map((of) => of(facts));
  // short chapters share a page: those without a measurement, the answers of assistants with the reviews, the contact
  const flows = ({ id, missing }: Section, before: Section | undefined) =>
    before !== undefined && (SHARING.has(id) || (missing && before.missing));
  const { code } = html`<!doctype html>
<html lang="fr-CH"><head><meta charset="utf-8"><title>${auditTitle(facts)}</title><meta name="author" content="${facts.agency.name}"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"><style>${new Markup(fonts + styles(facts.agency.accent) + running(facts))}</style></head>
<body>${cover(facts)}${contents(sections, pages)}${sections.map((section, index) => chapter(section, index + 1, flows(section, sections[index - 1])))}</body></html>`;
  return code;
}

/** Footers of the pages, by CSS: name of the document and page of pages. */
function running({ company, agency, example }: AuditFacts): string {
  const words = `${example ? `${EXAMPLE} – ` : ''}Audit – ${company} · ${agency.name}`;
  const name = words.length > 90 ? `${words.slice(0, 89)}…` : words;
  const literal = [...name]
    .map((character) => (/[\p{L}\p{N} ]/u.test(character) ? character : `\\${character.codePointAt(0)?.toString(16)} `))
    .join('');
  const font = `font: 400 8pt "Hanken Grotesk"; color: #5d594f`;
  return `@page { @bottom-left { content: "${literal}"; ${font}; white-space: nowrap; } @bottom-right { content: counter(page) " / " counter(pages); ${font}; } }`;
}

function cover({ company, example, domain, city, agency, score, madeAt }: AuditFacts): Markup {
  const verdict = score.verdict?.basis === 'estimate' ? null : score.verdict;
  const measured = (name: 'mobile' | 'desktop') => score.basis.some((one) => one.part === name && one.measured);
  return html`<div class="cover"><p class="agency">${agency.name}</p><p class="kind">Audit de présence en ligne${example && html` – <strong>${MADE_UP}</strong>`}</p><h1 class="${company.length > LONG_NAME ? 'long' : ''}">${company}</h1><p class="site">${[domain, city].filter(Boolean).join(' · ')}</p>
<div class="result">${
    verdict === null
      ? html`<p class="value none">Score non mesuré</p>`
      : html`<p class="value">${verdict.score}</p><p><strong>${VERDICT_NAMES[verdict.basis]} sur 100</strong>${verdict.word}, note ${verdict.grade}. ${
          verdict.basis === 'quiz'
            ? 'D’après vos réponses au quiz.'
            : speedBasis({ mobile: measured('mobile'), desktop: measured('desktop') })
        }</p>`
  }</div>${verdict && scale(verdict.score)}<footer><p>${date(madeAt)}</p><p>${agency.website || agency.email || agency.tagline}</p></footer></div>`;
}

const scale = (score: number): Markup =>
  html`<svg class="scale" viewBox="0 0 1000 70" preserveAspectRatio="none" role="img" aria-label="${score} sur une échelle de 0 à 100"><rect x="0" y="30" width="1000" height="3" fill="#d9d4c8"/><rect x="0" y="24" width="${score * 10}" height="15" fill="var(--accent)"/>${[
    0, 25, 50, 75, 100,
  ].map((mark) => html`<rect x="${Math.min(mark * 10, 998)}" y="46" width="2" height="14" fill="#5d594f"/>`)}</svg>`;

const contents = (sections: readonly Section[], pages: ReadonlyMap<string, number>): Markup =>
  html`<section id="sommaire"><h2>Sommaire</h2><ol class="toc">${sections.map(
    ({ id, title, missing }, index) =>
      html`<li><a href="#${id}"><span class="n">${index + 1}</span><span>${title}${missing && html` <small>– non mesuré</small>`}</span><span class="p">${pages.get(id) ?? ''}</span></a></li>`,
  )}</ol></section>`;

const chapter = ({ id, title, origin, body }: Section, index: number, flows: boolean): Markup =>
  html`<section id="${id}" class="${flows ? 'flows' : ''}"><h2><span class="number">${index}</span>${title}</h2>${origin && html`<p class="origin">${origin}</p>`}${body}</section>`;
