import { language, t } from '../../rules/language.rules.js';
import { example as exampleWord, madeUp } from '../../rules/provenance.rules.js';
import { VERDICT_NAMES } from '../../rules/verdicts.rules.js';
import type { AuditFacts } from './audit-facts.js';
import { ruler } from './charts.js';
import { APART, END, FLOWING, type Layout, type Places } from './layout.js';
import { html, Markup } from './markup.js';
import { keywords } from './sections/keywords.js';
import { contact, method } from './sections/method.js';
import { overview } from './sections/overview.js';
import { pageAudit } from './sections/page-audit.js';
import { plan } from './sections/plan.js';
import { citations, reviews } from './sections/reputation.js';
import type { Gap, Section } from './sections/section.js';
import { speed } from './sections/speed.js';
import { ownVerdict, summary, verdictWords } from './sections/summary.js';
import { technology } from './sections/technology.js';
import { styles } from './styles.js';
import { date } from './words.js';

/** Only what is linked to has a place in the file: the first print links to what the layout depends on. */
const measured = (): Markup => html`<nav class="measured">${[APART, END].map((id) => html`<a href="#${id}">·</a>`)}</nav>`;

const LONG_NAME = 38;

export const auditTitle = ({ company }: { company: string }): string => t`Audit de présence en ligne – ${company}`;

/**
 * Returns the document as HTML in the current language; `places` and `layout` are known after a first print. `fonts` are @font-face rules.
 */
export function auditDocument(facts: AuditFacts, fonts: string, places: Places | null, layout: Layout = FLOWING): string {
  const all = [summary, overview, speed, technology, pageAudit, keywords, reviews, citations, plan, contact].map((of) => of(facts));
  const chapters = all.filter(({ body }) => body !== null);
  const gaps = all.flatMap((one) => one.gaps ?? []);
  const { code } = html`<!doctype html>
<html lang="${language()}-CH"><head><meta charset="utf-8"><title>${auditTitle(facts)}</title><meta name="author" content="${facts.agency.name}"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"><style>${new Markup(fonts + styles(facts.agency.accent) + running(facts))}</style></head>
<body class="${layout.isTight && 'tight'} ${layout.isShort && 'short'} ${layout.isApart && 'apart'}">${!places && measured()}${cover(facts)}${body(facts, chapters, gaps, places)}<p id="${END}"></p></body></html>`;
  return code;
}

/** Footers of the pages, by CSS: name of the document and page of pages. */
function running({ company, agency, example }: AuditFacts): string {
  const words = `${example ? `${exampleWord()} – ` : ''}Audit – ${company} · ${agency.name}`;
  const name = words.length > 90 ? `${words.slice(0, 89)}…` : words;
  const literal = [...name]
    .map((character) => (/[\p{L}\p{N} ]/u.test(character) ? character : `\\${character.codePointAt(0)?.toString(16)} `))
    .join('');
  const font = `font: 400 8pt "Hanken Grotesk"; color: #5d594f`;
  return `@page { @bottom-left { content: "${literal}"; ${font}; white-space: nowrap; } @bottom-right { content: counter(page) " / " counter(pages); ${font}; } }`;
}

function cover(facts: AuditFacts): Markup {
  const { company, example, domain, city, agency, madeAt } = facts;
  const verdict = ownVerdict(facts);
  return html`<div class="cover"><p class="agency">${agency.name}</p><p class="kind">${t`Audit de présence en ligne`}${example && html` – <strong>${madeUp()}</strong>`}</p><h1 class="${company.length > LONG_NAME ? 'long' : ''}">${company}</h1><p class="site">${[domain, city].filter(Boolean).join(' · ')}</p>
<div class="result">${
    verdict === null
      ? html`<p class="value none">${t`Note non mesurée`}</p>`
      : html`<p class="value">${verdict.score}</p><p><strong>${t.as('note')`${VERDICT_NAMES[verdict.basis]} sur 100`}</strong>${verdictWords(facts)}</p>`
  }</div>${verdict && ruler(VERDICT_NAMES[verdict.basis], verdict.score, 'score')}<footer><p>${date(madeAt)}</p><p>${agency.website || agency.email || agency.tagline}</p></footer></div>`;
}

/** With fewer chapters there is no table of contents. */
const FEW = 5;

function body(facts: AuditFacts, chapters: readonly Section[], gaps: readonly Gap[], places: Places | null): Markup {
  const how = method(facts, gaps);
  const last = chapters.length - 1;
  const parts = chapters.slice(0, last);
  const end = chapters[last];
  const apart = html`<div id="${APART}"></div>`;
  if (chapters.length >= FEW)
    return html`<section id="sommaire">${contents(parts, places)}${how}${end && html`<h2 class="second" id="${end.id}">${end.title}</h2>${end.body}`}</section>${parts.map((one, index) => html`${one.id === 'plan' && apart}${chapter(one, index)}`)}`;
  return html`${parts.map(chapter)}${apart}<section class="flows">${how}</section>${end && chapter(end, last)}`;
}

const contents = (chapters: readonly Section[], places: Places | null): Markup =>
  html`<h2>${t`Sommaire`}</h2><ol class="toc">${chapters.map(
    ({ id, title }, index) =>
      html`<li><a href="#${id}"><span class="n">${index + 1}</span><span>${title}</span><span class="p">${places?.get(id)?.page ?? ''}</span></a></li>`,
  )}</ol>`;

const chapter = ({ id, title, origin, body, isAlone }: Section, index: number): Markup =>
  html`<section id="${id}" class="${isAlone ? '' : 'flows'}"><h2><span class="number">${index + 1}</span>${title}</h2>${origin && html`<p class="origin">${origin}</p>`}${body}</section>`;
