import { type PublicScore, problemOf } from '../lib/api.ts';
import { actionsOnDemand } from './actions-on-demand.ts';
import { recordAppointmentClicks } from './appointment-clicks.ts';
import { showBarWhenScrolled } from './audit-bar.ts';
import { offerAudit } from './audit-request.ts';
import { recordView } from './engagement.ts';
import { calculateOwn } from './own-calculation.ts';
import { openDetailsForPrint } from './print.ts';
import { showReadingProgress } from './reading-progress.ts';
import { ensureRendered } from './render-in-browser.ts';
import { retryButtons } from './retry.ts';
import { shareWherePossible } from './share.ts';
import { rotateTestimonials } from './testimonials.ts';

/** The interactive parts of the audit request page. */
const load = async () => ({ score: (await import('../sections/audit/AuditPage.tsx')).AuditPage });

async function start(): Promise<void> {
  const answer = await ensureRendered<PublicScore>(load);
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (header) showReadingProgress(header);
  openDetailsForPrint();
  retryButtons();
  if (problemOf(answer)) return;
  const { token } = answer as PublicScore;
  const bar = document.querySelector<HTMLElement>('[data-audit-bar]');
  if (bar) showBarWhenScrolled(bar);
  actionsOnDemand(token);
  document.addEventListener('click', shareWherePossible);
  offerAudit(token);
  const calculation = document.querySelector<HTMLElement>('[data-own-calculation]');
  if (calculation) calculateOwn(calculation);
  recordAppointmentClicks(token);
  const testimonials = document.querySelector<HTMLElement>('[data-testimonials]');
  if (testimonials) rotateTestimonials(testimonials);
  void recordView(token, 'score_view');
}

void start();
