import type { AuditFacts } from '../audit-facts.js';
import { bars } from '../charts.js';
import { html, type Markup } from '../markup.js';
import { counted, date, french, isKnown, number, origin, shortened } from '../words.js';
import { missing, type Section } from './section.js';

const SHOWN = 2;
const ASSISTANTS = {
  google: 'Google (aperçu IA)',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  copilot: 'Copilot',
  grok: 'Grok',
};

export function reviews({ report: { reviews: result } }: AuditFacts): Section {
  const rating = isKnown(result) && typeof result.rating === 'number' ? result.rating : null;
  return {
    id: 'avis',
    title: 'Avis des clients',
    missing: rating === null,
    origin: rating !== null ? `${origin(result)} – avis publiés sur Google` : '',
    body: rating !== null ? rated(result, rating) : missing('Aucune fiche Google avec des avis n’a pu être lue.'),
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
  const asked = (result.platforms ?? []).filter(({ citations: count, runs }) => count !== null && runs);
  const known = isKnown(result) && asked.length > 0;
  return {
    id: 'ia',
    title: 'Présence dans les réponses d’IA',
    missing: !known,
    origin: known ? origin(result) : '',
    body: known ? cited(result.platforms ?? []) : missing('Les assistants d’IA n’ont pas été interrogés.'),
  };
}

function cited(platforms: NonNullable<AuditFacts['report']['citations']['platforms']>): Markup {
  const rows = platforms.map(({ platform, citations: count, runs }) => ({
    name: ASSISTANTS[platform],
    value: count !== null && runs ? count / runs : null,
    words: count !== null && runs ? `${count} sur ${runs}` : 'non mesuré',
  }));
  const proofs = platforms
    .flatMap(({ platform, answers }) => answers.map((answer) => ({ ...answer, name: ASSISTANTS[platform] })))
    .sort((a, b) => Number(b.cited) - Number(a.cited))
    .slice(0, SHOWN);
  return html`<p class="lead">Des questions qu’un client poserait ont été soumises aux assistants. Le nombre dit combien de leurs réponses nomment l’entreprise ou son site.</p>
${bars('Réponses qui citent l’entreprise', rows, 1)}
${proofs.length > 0 && html`<h3>Exemples de questions posées</h3>`}${proofs.map(
  ({ question, answer, cited: isCited, name, date: day }) =>
    html`<div class="finding"><p class="tag">${name}${Number.isNaN(Date.parse(day)) ? '' : ` · ${date(day)}`} · ${isCited ? 'entreprise citée' : 'entreprise non citée'}</p><h4>${french(question)}</h4><p>${french(shortened(answer, 180))}</p></div>`,
)}`;
}
