import { readDate } from '../../../rules/dates.rules.js';
import { counted, outOf100 } from '../../../rules/figures.rules.js';
import { VERDICT_NAMES } from '../../../rules/verdicts.rules.js';
import type { Seen } from '../../prospects/visits.service.js';
import type { PublicReport, StatusLine } from '../public-report/public-report.contract.js';
import type { PublicScore } from '../public-report/public-score.contract.js';
import type { CallBrief } from './call-brief.contract.js';
export interface BriefFacts {
  report: PublicReport;
  score: Pick<PublicScore, 'verdict' | 'levers' | 'quiz'>;
  status: Pick<StatusLine, 'items'>;
  /** By people only. */
  visits: Seen;
  /** When the campaign's e-mail left, if one did. */
  writtenAt: Date | null;
}

/** As many as are remembered on the telephone. */
const FIRST = 3;

/** Composes the parts in the order of a call: state, reason, offer, answers, questions. */
export function briefParts(facts: BriefFacts): CallBrief['parts'] {
  const { report, score } = facts;
  const parts: CallBrief['parts'] = [
    { id: 'situation', title: 'Où en est-on', lines: situation(facts) },
    { id: 'finding', title: 'La raison de l’appel', lines: reason(facts) },
    { id: 'findings', title: 'Ce que nous avons vu', lines: report.findings.items.slice(0, FIRST).map(({ title }) => `${title}.`) },
    {
      id: 'steps',
      title: 'Ce que nous proposons d’abord',
      lines: report.plan.steps.slice(0, FIRST).map(({ title, time_estimate }) => `${title} (${time_estimate})`),
    },
    {
      id: 'answers',
      title: 'Ce qui a été répondu',
      lines: score.levers.map(({ question, answer }) => `${question} «\u202f${answer}\u202f»`),
    },
    { id: 'questions', title: 'À demander', lines: questions(facts) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function situation({ report, score, status, visits, writtenAt }: BriefFacts): string[] {
  const { answered, total } = score.quiz;
  return [
    writtenAt && `Lettre envoyée le ${readDate(writtenAt)}.`,
    visits.count === 0
      ? 'Personne n’a encore ouvert la page.'
      : `Page ouverte ${counted(visits.count, 'fois', 'fois')}${visits.last ? `, la dernière fois le ${readDate(visits.last)}` : ''}.`,
    {
      not_started: report.quiz.started ? 'Quiz ouvert, sans réponse.' : null,
      in_progress: `Quiz commencé\u202f: ${counted(answered, 'réponse', 'réponses')} sur ${total}.`,
      done: 'Quiz terminé.',
    }[report.quiz.status],
    ...status.items.map(({ words }) => `${words.replace(/[.\s]+$/, '')}.`),
  ].filter((line) => line !== null);
}

function reason({ report: { headline }, score: { verdict } }: BriefFacts): string[] {
  const measured = verdict && verdict.basis !== 'estimate';
  return [
    headline.sentence,
    headline.todo,
    measured ? `${VERDICT_NAMES[verdict.basis]}\u202f: ${outOf100(verdict.score)}, ${verdict.word}, note ${verdict.grade}.` : null,
  ].filter((line) => line !== null);
}

/** Questions that measurements cannot answer. */
function questions({ report, status }: BriefFacts): string[] {
  return [
    report.quiz.status === 'done' ? null : 'Répondre ensemble aux questions du quiz\u202f: c’est ce qui manque au SmartIndex.',
    report.site_url === null ? 'Quelle est l’adresse du site\u202f?' : null,
    report.reviews.isOtherListing ? 'Laquelle des fiches Google est la leur\u202f?' : null,
    report.reviews.waiting ? `Qui répond aux avis\u202f? Celui de ${report.reviews.waiting.author} attend.` : null,
    status.items.some(({ kind }) => kind === 'call') ? null : 'Quel jour leur convient pour en parler\u202f?',
  ].filter((line) => line !== null);
}
