import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface VisitorsOrder {
  url: string;
  tokens: string[];
  /** Between two steps of one person, on average. */
  pauseMs: number;
  /** Within which all begin. */
  spreadMs: number;
}

/** Status 0: no answer came. */
export interface Answered {
  step: string;
  status: number;
  ms: number;
  /** Of a failure. */
  text: string;
}

export interface VisitorsResult {
  answered: Answered[];
  /** Tokens of those who came to the end of the journey. */
  finished: string[];
}

interface Quiz {
  questions: { id: number; options: string[] }[];
}

const { url, tokens, pauseMs, spreadMs } = workerData as VisitorsOrder;
const answered: Answered[] = [];

/** `address`: everybody has one of their own, as the proxy in front says. */
async function ask<T>(address: string, step: string, method: string, path: string, body?: unknown): Promise<T> {
  const began = performance.now();
  const headers = {
    'x-forwarded-for': address,
    'accept-encoding': 'br',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const [status, text] = await fetch(url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    .then(async (response): Promise<[number, string]> => [response.status, await response.text()])
    .catch((error: unknown): [number, string] => [0, String(error)]);
  // 409: another visitor has taken the slot, which is an answer
  const isFailure = status === 0 || (status >= 400 && status !== 409);
  answered.push({ step, status, ms: performance.now() - began, text: isFailure ? text.slice(0, 200) : '' });
  if (isFailure) throw new Error(`${step}: ${status}`);
  return (text.startsWith('{') ? JSON.parse(text) : text) as T;
}

/** The data that the server put into a page, so that its script asks for nothing. */
const pageData = <T>(html: string): T => JSON.parse(/id="page-data">([^<]*)</.exec(html)?.[1] ?? '') as T;

const think = () => sleep(pauseMs * (0.5 + Math.random()));

async function journey(token: string, index: number): Promise<void> {
  const from = `10.0.${index >> 8}.${index & 255}`;
  await sleep(Math.random() * spreadMs);
  await ask(from, 'report', 'GET', `/analyse/${token}`);
  await ask(from, 'event', 'POST', `/api/public/prospects/${token}/events`, { type: 'page_view', engaged: true });
  await think();
  const { questions } = pageData<Quiz>(await ask(from, 'quiz', 'GET', `/quiz/${token}`));
  for (const { id, options } of questions) {
    await think();
    await ask(from, 'answer', 'PUT', `/api/public/quiz/${token}/answers/${id}`, { answer: options[index % options.length] });
  }
  await ask(from, 'complete', 'POST', `/api/public/quiz/${token}/complete`);
  await ask(from, 'score', 'GET', `/monscore/${token}`);
  await think();
  if (index % 10 === 0) {
    const { slots } = await ask<{ slots: { start: string }[] }>(from, 'slots', 'GET', `/api/public/booking/slots?token=${token}`);
    await ask(from, 'call', 'POST', '/api/public/appointments', { token, start: slots[index]?.start });
  } else {
    const person = { nom: 'Rochat', prenom: 'Luc', entreprise: 'Rochat SA', email: `luc${index}@example.ch` };
    await ask(from, 'message', 'POST', '/api/public/contact', { form: 'contact', ...person, message: 'Bonjour' });
  }
}

const ends = await Promise.allSettled(tokens.map(journey));
parentPort?.postMessage({ answered, finished: tokens.filter((_, index) => ends[index]?.status === 'fulfilled') } satisfies VisitorsResult);
