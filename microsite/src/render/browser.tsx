import type { FunctionComponent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { filledTitle } from '../../../backend/src/rules/page-title.rules.ts';
import { agencyWords } from '../../../backend/src/rules/page-words.rules.ts';
import { applyAccent } from '../lib/accent.ts';
import { agencyPath, call, messagesPath, type PublicAgency, type PublicMessages, problemOf } from '../lib/api.ts';
import { frenchHtml } from '../lib/french-html.ts';
import { SHOWN_EVENT } from '../lib/page-data.ts';
import { QuizHeader } from '../sections/quiz/QuizHeader.tsx';
import { QuizIntro } from '../sections/quiz/QuizIntro.tsx';
import { PersonalFooter, SiteFooter } from '../sections/SiteFooter.tsx';
import { CompanyHeader, SiteHeader } from '../sections/SiteHeader.tsx';
import { PAGE_CLAIMS } from './page-claims.ts';
import { NO_WORDS, type SectionProps, type SiteWords } from './page-input.ts';
import { patch } from './patch.ts';

type Section = FunctionComponent<SectionProps<never>>;

const FRAME: Readonly<Record<string, Section>> = {
  header: SiteHeader,
  'company-header': CompanyHeader,
  footer: SiteFooter,
  'personal-footer': PersonalFooter,
  'quiz-header': QuizHeader,
  'quiz-intro': QuizIntro,
};

/** Renders to a string, as React's documentation shows it for browsers; the server uses `renderToStaticMarkup`. */
export function markupOf(element: ReactNode): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(element));
  const markup = place.innerHTML;
  root.unmount();
  return frenchHtml(markup);
}

/** Fetches the texts of the agency as the server would add them; without an answer they are left out. */
export async function wordsOf(name: string, token: string | null, data: unknown): Promise<SiteWords> {
  const [known, messages] = await Promise.all([call<PublicAgency>(agencyPath), token ? call<PublicMessages>(messagesPath(token)) : null]);
  const { company = '' } = data as { company?: string };
  const words = { ...NO_WORDS, company, messages: messages && !problemOf(messages) ? (messages as Record<string, string>) : {} };
  if (problemOf(known)) return words;
  const { agency, claims } = known as PublicAgency;
  return { ...words, agency, ...agencyWords(agency, claims, PAGE_CLAIMS[name] ?? []) };
}

/** Renders a page that came without its data, from a CDN or for another token; `sections`: its own, by their names. */
export async function renderPage(token: string | null, data: unknown, sections: Readonly<Record<string, Section>>): Promise<void> {
  const [name = ''] = Object.keys(sections);
  const words = await wordsOf(name, token, data);
  for (const place of document.querySelectorAll<HTMLElement>('[data-section]')) {
    const Section = sections[place.dataset.section ?? ''] ?? FRAME[place.dataset.section ?? ''];
    if (Section) renderInto(place, markupOf(<Section data={data as never} words={words} token={token} />));
  }
  applyAccent(words.agency.accent);
  document.title = filledTitle(document.documentElement.dataset.title ?? '', words);
  document.dispatchEvent(new Event(SHOWN_EVENT));
}

/** Replaces the content of a section. Islands move from the shell or the old markup into the slots of the new one. */
function renderInto(place: HTMLElement, markup: string): void {
  const template = document.createElement('template');
  template.innerHTML = markup;
  for (const slot of template.content.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { slot: name } = slot.dataset;
    slot.append(...(document.querySelector(`[data-slot="${name}"], [data-slot-content="${name}"]`)?.childNodes ?? []));
  }
  place.replaceChildren(template.content);
}

/** Renders both data and returns the function that applies their differences to the page. */
export async function updateOf(
  token: string | null,
  { older, newer }: { older: unknown; newer: unknown },
  sections: Readonly<Record<string, Section>>,
): Promise<() => void> {
  const [main = ''] = Object.keys(sections);
  const words = await wordsOf(main, token, newer);
  const fragments = Object.entries(sections).map(([name, Section]) => ({
    name,
    before: parsed(markupOf(<Section data={older as never} words={words} token={token} />)),
    after: parsed(markupOf(<Section data={newer as never} words={words} token={token} />)),
  }));
  return () => {
    for (const { name, before, after } of fragments) {
      const [live] = document.querySelector(`[data-section="${name}"]`)?.children ?? [];
      if (live && before && after) patch(live, before, after);
    }
    document.dispatchEvent(new Event(SHOWN_EVENT));
  };
}

function parsed(markup: string): Element | null {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild;
}
