import {
  ASSISTANT_NAMES,
  assistantState,
  CITATION_WORDS,
  citationSentence,
  citationVerdict,
  intervalWords,
  isAssistant,
  silenceSentence,
  silenceWords,
} from '../../../rules/citations.rules.js';
import { counted } from '../../../rules/figures.rules.js';
import { t } from '../../../rules/language.rules.js';
import { byAgency, example } from '../../../rules/provenance.rules.js';
import type { FailedQuestions } from '../../analysis/results/analysis.contract.js';
import type { AuditFacts } from '../audit-facts.js';
import { rulers } from '../charts.js';
import { html, type Markup } from '../markup.js';
import { date, isKnown, lowered, number, origin, shortened, typeset } from '../words.js';
import type { Section } from './section.js';

const SHOWN = 2;
export function reviews({ report: { reviews: result } }: AuditFacts): Section {
  const rating = isKnown(result) && typeof result.rating === 'number' ? result.rating : null;
  return {
    id: 'avis',
    title: t`Avis des clients`,
    origin: rating !== null ? `${origin(result)} – ${t`avis publiés sur Google`}` : '',
    body: rating === null ? null : rated(result, rating),
    gaps: rating === null ? [{ part: t`Avis des clients`, why: t`Aucune fiche Google avec des avis n’a pu être lue.` }] : [],
  };
}

function rated({ reviews_count, reviews: items, address, category }: AuditFacts['report']['reviews'], rating: number): Markup {
  const texts = (items ?? []).filter(({ text }) => text?.trim()).slice(0, SHOWN);
  return html`<p class="big">${t`${number(rating, 1)} sur 5`}</p>
<p class="lead">${typeof reviews_count === 'number' ? counted(reviews_count, t.as('un')`avis`, t`avis`) : t`Nombre d’avis non mesuré`}${category && ` · ${category}`}${address && ` · ${address}`}</p>
${texts.length > 0 && html`<h3>${t`Les derniers avis`}</h3>`}${texts.map(
  ({ author_name, rating: stars, text, time }, index) =>
    html`<blockquote class="${index > 0 && 'extra'}"><p>${t`«\u202f${typeset(shortened(text ?? '', 240))}\u202f»`}</p><cite>${author_name}, ${t`${number(stars, 1)} sur 5`}${time && !Number.isNaN(Date.parse(time)) ? `, ${date(time)}` : ''}</cite></blockquote>`,
)}`;
}

export function citations({ report: { citations: result } }: AuditFacts): Section {
  const platforms = (result.platforms ?? []).filter(({ platform }) => isAssistant(platform));
  const states = platforms.map(assistantState);
  const known = isKnown(result) && states.some((state) => state === 'counted' || state === 'typed');
  const failed = platforms.flatMap((one) =>
    assistantState(one) === 'silent' && one.failed ? [t`${nameOf(one)} : ${silence(one.failed)}`] : [],
  );
  return {
    id: 'ia',
    title: t`Présence dans les réponses d’IA`,
    origin: known ? originsOf(platforms) : '',
    body: known ? cited(platforms) : null,
    gaps: known ? [] : [{ part: t`Réponses d’IA`, why: unasked(failed) }],
  };
}

const unasked = (failed: readonly string[]): string =>
  failed.length > 0 ? `${t`Les assistants d’IA n’ont pas répondu.`} ${failed.join(' ')}` : t`Les assistants d’IA n’ont pas été interrogés.`;

type Assistant = NonNullable<AuditFacts['report']['citations']['platforms']>[number];

const nameOf = ({ platform }: Pick<Assistant, 'platform'>): string => (isAssistant(platform) ? ASSISTANT_NAMES[platform] : platform);
const silence = (failed: FailedQuestions): string => `${silenceSentence({ ...failed, cause: silenceWords(failed.code) })}.`;

/** Each assistant has its own day and models. */
const originsOf = (platforms: readonly Assistant[]): string =>
  platforms
    .flatMap(({ platform, citations: count, source, measured_at, answers }) => {
      if (count === null || !measured_at) return [];
      const models = [...new Set(answers.flatMap(({ model }) => model ?? []))].join(', ');
      return [
        [nameOf({ platform }), source === 'manual' ? typed() : source === 'sample' ? example() : models, date(measured_at)]
          .filter(Boolean)
          .join(', '),
      ];
    })
    .join(t` ; `);

const typed = (): string => lowered(byAgency());

function cited(platforms: readonly Assistant[]): Markup {
  const verdict = citationVerdict(platforms);
  const rows = platforms.map((one) => {
    const { citations: count, runs } = one;
    const state = assistantState(one);
    const words = {
      counted: t`${count ?? 0} sur ${runs ?? 0}`,
      typed: `${count}, ${typed()}`,
      silent: t`n’a pas répondu`,
      unasked: t`non mesuré`,
    };
    return { name: nameOf(one), value: state === 'counted' ? ((count ?? 0) / (runs ?? 1)) * 100 : null, words: words[state] };
  });
  const failed = platforms.flatMap((one) => (one.failed ? [t`${nameOf(one)} : ${silence(one.failed)}`] : []));
  const proofs = platforms
    .flatMap((one) => one.answers.map((answer) => ({ ...answer, name: nameOf(one) })))
    .sort((a, b) => Number(b.cited) - Number(a.cited));
  const shown = proofs.slice(0, 1);
  return html`<p class="lead">${t`Des questions qu’un client poserait ont été soumises aux assistants. Le nombre dit combien de leurs réponses nomment l’entreprise ou son site.`}</p>
${verdict && html`<p class="big">${CITATION_WORDS[verdict.word].word}</p><p>${citationSentence(verdict, t`l’entreprise`)} ${t`La part réelle se situe ${intervalWords(verdict.interval)}.`}</p>`}
${rulers(t`Réponses qui nomment l’entreprise`, rows, 'citations')}
${failed.length > 0 && html`<p class="note">${failed.join(' ')}</p>`}
${shown.length > 0 && html`<h3>${t`Questions posées`}${proofs.length > shown.length && ` (${t`${shown.length} sur ${proofs.length}`})`}</h3>`}${shown.map(
  ({ question, answer, cited: isCited, name, model, date: day }) =>
    html`<div class="finding"><p class="tag">${[name, model, Number.isNaN(Date.parse(day)) ? '' : date(day)].filter(Boolean).join(' · ')} · ${isCited ? t`entreprise nommée` : t`entreprise non nommée`}</p><h4>${typeset(question)}</h4><p>${typeset(shortened(answer, 180))}</p></div>`,
)}`;
}
