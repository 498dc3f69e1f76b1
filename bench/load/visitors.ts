// The prospects of `npm run bench:load`, in a thread of their own: what they do must not delay who measures.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Measured, VisitorsOrder, VisitorsResult } from './order.ts';

const { urls, tokens, pauseMs, spreadMs, isPatient } = workerData as VisitorsOrder;
const measured: Measured[] = [];
/** How often a turned away visitor comes back. */
const PATIENCE = 200;

/** Everybody comes from an address of their own, as the proxy in front tells it. */
interface From {
  url: string;
  address: string;
}

/** Asks, and as browsers of ours do comes back after the time that a full server names. */
async function ask<T>({ url, address }: From, step: string, method: string, path: string, body?: unknown): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const began = performance.now();
    const response = await fetch(url + path, {
      method,
      // as browsers ask over https
      headers: {
        'x-forwarded-for': address,
        'accept-encoding': 'gzip, deflate, br',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => String(error));
    const text = typeof response === 'string' ? response : await response.text();
    const status = typeof response === 'string' ? 0 : response.status;
    const retryAfter = typeof response === 'string' ? null : response.headers.get('retry-after');
    measured.push({ step, status, ms: performance.now() - began, retryAfter, words: status < 400 && status > 0 ? '' : text.slice(0, 200) });
    if (status === 503 && isPatient && attempt < PATIENCE) {
      await sleep(Number(retryAfter ?? 1) * 1000 * (1 + Math.random()));
      continue;
    }
    // somebody else was quicker: that is an answer
    if (status === 0 || (status >= 400 && status !== 409)) throw new Error(`${step}: ${status}`);
    return (text.startsWith('{') ? JSON.parse(text) : text) as T;
  }
}

const think = () => sleep(pauseMs * (0.5 + Math.random()));

/** Page, report, the seven answers, score, and at the end a call or a message. */
async function journey(token: string, index: number): Promise<void> {
  const from = { url: urls[index % urls.length] as string, address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
  await sleep(Math.random() * spreadMs);
  await ask(from, 'page', 'GET', `/analyse/${token}`);
  await ask(from, 'report', 'GET', `/api/public/prospects/${token}`);
  await think();
  const { questions } = await ask<{ questions: { id: number; options: string[] }[] }>(from, 'quiz', 'GET', `/api/public/quiz/${token}`);
  for (const { id, options } of questions) {
    await think();
    await ask(from, 'answer', 'PUT', `/api/public/quiz/${token}/answers/${id}`, { answer: options[index % options.length] });
  }
  await ask(from, 'complete', 'POST', `/api/public/quiz/${token}/complete`);
  await ask(from, 'score', 'GET', `/api/public/prospects/${token}/score`);
  await think();
  if (index % 10 === 0) {
    const { slots } = await ask<{ slots: { start: string }[] }>(from, 'slots', 'GET', `/api/public/booking/slots?token=${token}`);
    const start = slots[index]?.start;
    if (start) await ask(from, 'call', 'POST', '/api/public/appointments', { token, start });
  } else {
    const body = {
      form: 'contact',
      nom: 'Rochat',
      prenom: 'Luc',
      entreprise: 'Rochat SA',
      email: `luc${index}@example.ch`,
      message: 'Bonjour',
    };
    await ask(from, 'message', 'POST', '/api/public/contact', body);
  }
}

const ends = await Promise.allSettled(tokens.map(journey));
parentPort?.postMessage({ measured, finished: tokens.filter((_, index) => ends[index]?.status === 'fulfilled') } satisfies VisitorsResult);
