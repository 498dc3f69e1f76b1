import { type Answer, type PublicScore, problemOf } from '../lib/api.ts';
import { auditView } from '../lib/score/audit-view.ts';
import { SHOWN_EVENT, showPageWith } from '../lib/show-page.ts';
import { countUp, isCalm } from '../scripts/count-up.ts';

let target: number | null = null;
let isStarted = false;

/** Once: as soon as the figure is there and known. */
function start(): void {
  const figure = document.querySelector<HTMLElement>('[data-count]');
  if (!figure || target === null || isStarted || isCalm()) return;
  isStarted = true;
  countUp(figure, target);
}

showPageWith<Answer<PublicScore>>(
  (answer) => {
    const view = auditView(answer, !isCalm());
    if (view.state === 'ready') target = view.fill;
    return view;
  },
  (answer) => {
    if (problemOf(answer)) return null;
    const { company, agency, quiz } = answer as PublicScore;
    return `${quiz.status === 'done' ? 'SmartIndex' : 'Score Digital'} pour ${company} – ${agency.name}`;
  },
);

document.addEventListener(SHOWN_EVENT, start);
document.addEventListener('DOMContentLoaded', start);
