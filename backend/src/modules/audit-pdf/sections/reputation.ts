import {
  ASSISTANT_NAMES,
  assistantState,
  citationSentence,
  citationVerdict,
  intervalWords,
  isAssistant,
  silenceSentence,
  silenceWords,
} from '../../../rules/citations.rules.js';
import { byAgency, example } from '../../../rules/provenance.rules.js';
import type { FailedQuestions } from '../../analysis/results/analysis.contract.js';
import type { AuditFacts } from '../audit-facts.js';
import { rulers } from '../charts.js';
import { html, type Markup } from '../markup.js';
import { counted, date, french, isKnown, number, origin, shortened } from '../words.js';
import type { Section } from './section.js';

const SHOWN = 2;
export function reviews({ report: { reviews: result } }: AuditFacts): Section {
  const rating = isKnown(result) && typeof result.rating === 'number' ? result.rating : null;
  return {
    id: 'avis',
    title: 'Avis des clients',
    origin: rating !== null ? `${origin(result)} – avis publiés sur Google` : '',
    body: rating === null ? null : rated(result, rating),
    gaps: rating === null ? [{ part: 'Avis des clients', why: 'Aucune fiche Google avec des avis n’a pu être lue.' }] : [],
  };
}

function rated({ reviews_count, reviews: items, address, category }: AuditFacts['report']['reviews'], rating: number): Markup {
  const texts = (items ?? []).filter(({ text }) => text?.trim()).slice(0, SHOWN);
  return html`<p class="big">${number(rating, 1)} sur 5</p>
<p class="lead">${typeof reviews_count === 'number' ? counted(reviews_count, 'avis', 'avis') : 'Nombre d’avis non mesuré'}${category && ` · ${category}`}${address && ` · ${address}`}</p>
${texts.length > 0 && html`<h3>Les derniers avis</h3>`}${texts.map(
  ({ author_name, rating: stars, text, time }) =>
    html`<blockquote><p>«\u202f${french(shortened(text ?? '', 240))}\u202f»</p><cite>${author_name}, ${number(stars, 1)} sur 5${time && !Number.isNaN(Date.parse(time)) ? `, ${date(time)}` : ''}</cite></blockquote>`,
)}`;
}

export function citations({ report: { citations: result } }: AuditFacts): Section {
  const platforms = (result.platforms ?? []).filter(({ platform }) => isAssistant(platform));
  const states = platforms.map(assistantState);
  const known = isKnown(result) && states.some((state) => state === 'counted' || state === 'typed');
  const failed = platforms.flatMap((one) =>
    assistantState(one) === 'silent' && one.failed ? [`${nameOf(one)} : ${silence(one.failed)}`] : [],
  );
  return {
    id: 'ia',
    title: 'Présence dans les réponses d’IA',
    origin: known ? originsOf(platforms) : '',
    body: known ? cited(platforms) : null,
    gaps: known ? [] : [{ part: 'Réponses d’IA', why: unasked(failed) }],
  };
}

const unasked = (failed: readonly string[]): string =>
  failed.length > 0 ? `Les assistants d’IA n’ont pas répondu. ${failed.join(' ')}` : 'Les assistants d’IA n’ont pas été interrogés.';

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
    .join(' ; ');

const typed = (): string => byAgency().toLowerCase();

function cited(platforms: readonly Assistant[]): Markup {
  const verdict = citationVerdict(platforms);
  const rows = platforms.map((one) => {
    const { citations: count, runs } = one;
    const state = assistantState(one);
    const words = { counted: `${count} sur ${runs}`, typed: `${count}, ${typed()}`, silent: 'n’a pas répondu', unasked: 'non mesuré' };
    return { name: nameOf(one), value: state === 'counted' ? ((count ?? 0) / (runs ?? 1)) * 100 : null, words: words[state] };
  });
  const failed = platforms.flatMap((one) => (one.failed ? [`${nameOf(one)} : ${silence(one.failed)}`] : []));
  const proofs = platforms
    .flatMap((one) => one.answers.map((answer) => ({ ...answer, name: nameOf(one) })))
    .sort((a, b) => Number(b.cited) - Number(a.cited));
  const shown = proofs.slice(0, SHOWN);
  return html`<p class="lead">Des questions qu’un client poserait ont été soumises aux assistants. Le nombre dit combien de leurs réponses nomment l’entreprise ou son site.</p>
${verdict && html`<p class="big">${verdict.word}</p><p>${citationSentence(verdict, 'l’entreprise')} La part réelle se situe ${intervalWords(verdict.interval)}.</p>`}
${rulers('Réponses qui nomment l’entreprise', rows, 'citations')}
${failed.length > 0 && html`<p class="note">${failed.join(' ')}</p>`}
${shown.length > 0 && html`<h3>Questions posées${proofs.length > shown.length && html` (${shown.length} sur ${proofs.length})`}</h3>`}${shown.map(
  ({ question, answer, cited: isCited, name, model, date: day }) =>
    html`<div class="finding"><p class="tag">${[name, model, Number.isNaN(Date.parse(day)) ? '' : date(day)].filter(Boolean).join(' · ')} · ${isCited ? 'entreprise nommée' : 'entreprise non nommée'}</p><h4>${french(question)}</h4><p>${french(shortened(answer, 180))}</p></div>`,
)}`;
}
