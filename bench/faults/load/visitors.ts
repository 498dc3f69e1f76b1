import { trialHost } from '../stack.ts';
import { isDone, type Load, type LoadContext } from './context.ts';

interface Quiz {
  questions: { id: number; options: string[] }[];
}

/** The seven answers one after another, each until it is taken, some changed afterwards, then the score. */
const quiz: Load = {
  name: 'quiz',
  pause: [0.05, 0.4],
  lanes: 2,
  once: async ({ client, ledger, random, next, isOver }) => {
    const { token } = next('quiz');
    const { questions } = await client.insist<Quiz>('GET', `/api/public/quiz/${token}`);
    const known = ledger.answers.get(token) ?? new Map<number, string[]>();
    ledger.answers.set(token, known);
    for (const { id, options } of questions) {
      if (isOver()) return;
      const answer = random.one(options);
      const { status } = await client.call('PUT', `/api/public/quiz/${token}/answers/${id}`, { answer });
      // without an answer the new one may stand, or what stood before
      if (isDone(status)) known.set(id, [answer]);
      else if (known.has(id)) known.get(id)?.push(answer);
      else known.set(id, ['', answer]);
    }
    const { status, body } = await client.call<{ score: number }>('POST', `/api/public/quiz/${token}/complete`);
    if (isDone(status)) ledger.scores.set(token, body.score);
  },
};

let trialsBegun = 0;
const trial: Load = {
  name: 'trial',
  pause: [5, 9],
  lanes: 1,
  once: async ({ client, ledger, sitePort }) => {
    const index = trialsBegun++;
    const host = trialHost(index, sitePort);
    const email = `zoe@${host.split(':')[0]}`;
    const body = { websiteUrl: `http://${host}/`, email, companyName: `Essai ${index}`, city: 'Vevey', consent: true };
    ledger.trials.set(email, null);
    const { status, body: answer } = await client.call<{ token: string }>('POST', '/api/public/trials', body);
    if (isDone(status)) ledger.trials.set(email, answer.token);
  },
};

const call: Load = {
  name: 'call',
  pause: [0.5, 1.5],
  lanes: 2,
  once: async ({ client, ledger, random, next }) => {
    const { token } = next('call');
    const { status, body } = await client.call<{ slots: { start: string }[]; appointment: unknown }>(
      'GET',
      `/api/public/booking/slots?token=${token}`,
    );
    if (!isDone(status) || body.slots.length === 0) return;
    // the first ones, so that several want the same
    const { start } = random.one(body.slots.slice(0, 4));
    // asked for again when no answer came: the same call is answered, not booked twice
    for (let attempt = 0; attempt < 3; attempt++) {
      const booked = await client.call<{ start: string }>('POST', '/api/public/appointments', { token, start });
      if (isDone(booked.status)) ledger.appointments.set(token, booked.body.start);
      if (booked.status !== null && booked.status < 500) return;
    }
  },
};

let messagesSent = 0;
const message: Load = {
  name: 'message',
  pause: [1, 3],
  lanes: 1,
  once: async ({ client, ledger }) => {
    const email = `ecrit${messagesSent++}@example.ch`;
    ledger.messages.set(email, false);
    const body = { form: 'contact', nom: 'Rochat', prenom: 'Luc', entreprise: 'Rochat SA', email, message: `Rappelez-moi ${email}` };
    const { status } = await client.call('POST', '/api/public/contact', body);
    if (isDone(status)) ledger.messages.set(email, true);
  },
};

const auditRequest: Load = {
  name: 'audit',
  pause: [2, 4],
  lanes: 1,
  once: async ({ client, ledger, next }) => {
    const { token } = next('audit');
    const { status } = await client.call('POST', '/api/public/audit-requests', { token });
    if (isDone(status)) ledger.auditRequests.add(token);
  },
};

/** Reads, as most visitors do. */
const page: Load = {
  name: 'page',
  pause: [0.1, 0.5],
  lanes: 2,
  once: async ({ client, next }: LoadContext) => {
    const { token } = next('page');
    await client.call('GET', `/analyse/${token}`);
    await client.call('GET', `/api/public/prospects/${token}`);
  },
};

export const VISITORS: readonly Load[] = [quiz, trial, call, message, auditRequest, page];
