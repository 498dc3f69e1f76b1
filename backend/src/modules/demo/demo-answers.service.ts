import { type ArgumentMetadata, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { invalid } from '../../common/errors.js';
import { ValidationPipe } from '../../common/http/validation.pipe.js';
import { showPhone } from '../../common/phone.js';
import { agendaLine, callTopics, topicWords } from '../../rules/call-agenda.rules.js';
import { type Language, t } from '../../rules/language.rules.js';
import { pagePrefix } from '../../rules/routes.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { demoAnalysis } from '../analysis/public-report/demo-analysis.js';
import { stepDone } from '../analysis/public-report/progress/plan-progress.contract.js';
import { appointmentRequest, type Slot } from '../appointments/appointment.contract.js';
import { phoneOf } from '../appointments/booking.service.js';
import { CalendarQueries } from '../appointments/calendar.queries.js';
import { callDownload, callFile } from '../appointments/call-file.js';
import { SLOT_GONE } from '../appointments/slots.js';
import { auditRequestBody } from '../audit-requests/audit-request.contract.js';
import { personalLink } from '../prospects/prospect-view.js';
import { demoCompleted } from '../quiz/demo-quiz.js';
import { answerBody } from '../quiz/quiz.contract.js';
import { QuizQueries } from '../quiz/quiz.queries.js';
import { referralRequest } from '../referrals/referral.contract.js';
import { Settings } from '../settings/settings.service.js';
import { demoPageReport } from './demo-page-report.js';
import { demoChanges, demoProgress } from './demo-plan.js';

export type Fields = Record<string, unknown>;
export type DemoAnswer = (given: Fields, visit: { reply: FastifyReply; language: Language }) => unknown;

const nothingSent = () => ({ status: 'completed', message: t`Dans la démonstration, rien n’est envoyé.` });
/** The state of requests in the demonstration, where nothing is stored. */
const NO_PROMISE = { status: null, label: null, requested_at: null, promised_by: null, updated_at: null };

/** What the demonstration answers in the place of every act; what is only read, each reader has an example of. */
@Injectable()
export class DemoAnswers {
  private readonly pipe = new ValidationPipe();

  constructor(
    private readonly quiz: QuizQueries,
    private readonly calendar: CalendarQueries,
    private readonly settings: Settings,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns undefined where the route handles the demonstration. */
  of(route: string): DemoAnswer | undefined {
    return Object.hasOwn(this.answers, route) ? this.answers[route] : undefined;
  }

  private readonly answers: Readonly<Record<string, DemoAnswer>> = {
    // no call is stored that could be moved: the page with slots is shown
    'POST /api/public/booking/links': async ({ token }) => {
      const { domain } = await this.settings.get('systemConfig');
      return { manageUrl: personalLink(String(token), { domain, tokenPrefix: pagePrefix('booking') }, this.config.publicUrl) };
    },
    'GET /api/public/prospects/:token/since': () => demoChanges,
    'GET /api/public/prospects/:token/progress': (_, { language }) => composedIn(language, () => demoProgress()),
    'PUT /api/public/prospects/:token/progress/:step': async (given, { language }) => {
      const { done } = await this.checked(stepDone, given);
      return composedIn(language, () => demoProgress(String(given.step), { done }));
    },
    'POST /api/public/prospects/:token/progress/:step/measurement': ({ step }, { language }) =>
      composedIn(language, () => demoProgress(String(step), { isMeasured: true })),
    'POST /api/public/prospects/:token/events': () => undefined,
    'GET /api/public/prospects/:token/reviews/status': () => ({ status: 'completed', message: null }),
    'POST /api/public/prospects/:token/reviews/refresh': (_, { language }) => composedIn(language, nothingSent),
    'POST /api/public/prospects/:token/recommendations/retry': (_, { language }) => composedIn(language, nothingSent),
    'GET /api/public/prospects/:token/audit-request': () => NO_PROMISE,
    'POST /api/public/audit-requests': async (given) => {
      await this.checked(auditRequestBody, given);
      return NO_PROMISE;
    },
    'PUT /api/public/quiz/:token/answers/:questionId': async (given) => {
      const { answer } = await this.checked(answerBody, given);
      return this.quiz.demoAnswer(Number(given.questionId), answer);
    },
    'POST /api/public/quiz/:token/complete': async () => demoCompleted(await this.quiz.asked()),
    'POST /api/public/referrals': async (given) => {
      await this.checked(referralRequest, given);
      return { received: true };
    },
    'POST /api/public/appointments': async (given, { language }) => {
      const { start, telephone } = await this.checked(appointmentRequest, given);
      const number = phoneOf(telephone);
      const slot = await this.slotAt(start);
      const agenda = await composedIn(language, () => agendaLine(slot, topicWords(callTopics(demoAnalysis().site.findings))));
      return { ...slot, status: 'booked', telephone: number && showPhone(number), agenda, manageUrl: null };
    },
    'GET /api/public/booking/calendar.ics': async ({ start }, { reply, language }) => {
      const slot = await this.slotAt(String(start));
      const { name: other } = await this.settings.get('agency');
      const call = { uid: 'demonstration', sequence: 0, start: new Date(slot.start), end: new Date(slot.end), other };
      const answer = await composedIn(language, () => ({ headers: callDownload(), file: callFile(call, this.clock.now()) }));
      void reply.headers(answer.headers).send(answer.file);
    },
    'GET /api/public/page-report': (_, { language }) => composedIn(language, demoPageReport),
    'POST /api/public/page-report/refresh': (_, { language }) => composedIn(language, demoPageReport),
  };

  private checked<Schema extends z.ZodType>(schema: Schema, given: Fields): Promise<z.infer<Schema>> {
    return this.pipe.transform(given as z.infer<Schema>, { type: 'body', schema } as ArgumentMetadata);
  }

  private async slotAt(start: string): Promise<Slot> {
    const { booking } = await this.calendar.rules();
    const free = (await this.calendar.freeSlots(booking)).find((slot) => Date.parse(slot.start) === Date.parse(start));
    if (!free) throw invalid(SLOT_GONE, { start: t`Créneau non proposé` });
    return free;
  }
}
