import { t } from '../../rules/language.rules.js';
import { WRONG_PAGES, type WrongPage } from '../../rules/outcome-names.rules.js';
import { ownerWords } from '../../rules/outcomes.rules.js';
import type { AnalysisName } from '../analysis/results/analysis.contract.js';
import type { ScanStatus, TaskStatus } from '../analysis/scans/scan.contract.js';
import type { TrialReview } from '../prospects/trial-review.js';
import type { TrialProgress, TrialStatus, TrialStepState } from './trial.contract.js';

export interface TrialTask {
  analysis: AnalysisName;
  status: TaskStatus;
  /** Ended with a result of its own; an example is none. */
  measured: boolean;
}

/** A trial's scan as the tables have it. */
export interface TrialScan {
  status: ScanStatus;
  targetStatus: string;
  tasks: readonly TrialTask[];
}

/** In the order they are shown. */
const STEPS: readonly [AnalysisName, () => string][] = [
  ['connectivity', () => t`Accès au site`],
  ['pagespeed', () => t`Vitesse`],
  ['cms', () => t`Technologie`],
  ['keywords', () => t`Mots-clés`],
  ['reviews', () => t`Avis Google`],
  ['intro', () => t`Résumé personnalisé`],
  ['recommendations', () => t`Recommandations`],
];

const LABELS = [
  () => t`Nous ouvrons votre site`,
  () => t`Nous mesurons votre présence en ligne`,
  () => t`Nous rédigeons votre résumé`,
  () => t`Nous préparons vos recommandations`,
  () => t`Votre analyse est prête`,
] as const;
/** Messages before a scan has begun. */
const WAITING = {
  awaiting_verification: () => t`Confirmez votre adresse e-mail`,
  awaiting_review: () => t`Une personne regarde votre demande`,
  refused: () => t`Cette demande n’a pas été retenue`,
};
export type TrialWaiting = keyof typeof WAITING;

/** Returns the wrong page whose sentence for the owner this is, in the current language. */
export const wrongPageOf = (sentence: string): WrongPage | undefined => WRONG_PAGES.find((name) => ownerWords(name)?.sentence === sentence);

const isOpen = ({ status }: TrialTask) => status === 'waiting' || status === 'queued' || status === 'running';
const isText = ({ analysis }: TrialTask) => analysis === 'intro' || analysis === 'recommendations';

/** 1 opening, 2 measuring, 3 introduction, 4 recommendations, 5 all done (specification 1, section 2.5). */
export function trialStage(tasks: readonly TrialTask[], isOver: boolean): number {
  if (isOver) return 5;
  const measures = tasks.filter((task) => !isText(task));
  if (measures.length === 0 || measures.every(isOpen)) return 1;
  if (measures.some(isOpen)) return 2;
  return tasks.some((task) => task.analysis === 'intro' && isOpen(task)) ? 3 : 4;
}

function stepState(task: TrialTask | undefined): TrialStepState {
  if (!task || task.status === 'waiting' || task.status === 'queued') return 'waiting';
  if (task.status === 'running') return 'running';
  return task.measured ? 'done' : 'missing';
}

/** Returns what a trial without a scan waits for: the confirmation, then the review where required. */
export const waitingFor = (review: TrialReview | null, isConfirmed: boolean): TrialWaiting =>
  review === 'refused' ? 'refused' : review === 'waiting' && isConfirmed ? 'awaiting_review' : 'awaiting_verification';

/** `scan` is null while the trial waits; `failure` is why it has ended without a result. */
export function trialProgressOf(
  prospect: { token: string; company: string },
  scan: TrialScan | null,
  failure: string | null,
  waiting: TrialWaiting = 'awaiting_verification',
): TrialProgress {
  const isCancelled = scan?.status === 'cancelled' || scan?.targetStatus === 'cancelled';
  const isOver = scan?.targetStatus === 'done' || scan?.targetStatus === 'failed';
  const message = isCancelled ? t`L’analyse a été interrompue.` : isOver ? failure : null;
  const status: TrialStatus = !scan ? waiting : message ? 'failed' : isOver ? 'completed' : 'running';
  const stage = trialStage(scan?.tasks ?? [], isOver);
  return {
    token: prospect.token,
    company: prospect.company,
    status,
    stage,
    stages: 5,
    label: (scan ? (LABELS[stage - 1] ?? LABELS[0]) : WAITING[waiting])(),
    steps: STEPS.map(([name, label]) => ({
      name,
      label: label(),
      state: stepState(scan?.tasks.find(({ analysis }) => analysis === name)),
    })),
    message,
  };
}
