// The report, the page and an answer of the quiz beside a bare server that sends the same bytes from one prepared statement.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RowName } from '../goals.ts';
import { ended, type Product, withProduct } from '../product.ts';
import { alternating, type Figure } from '../table.ts';
import { load, type Request, send } from './http-load.ts';
import { measuredProspects } from './measured-prospects.ts';

const PATHS = { report: '/api/public/prospects/', page: '/analyse/' } as const;
const ROUNDS = 3;
const SECONDS = 5;
/** Caches of the product are at most so old. */
const SETTLED_MS = 1500;

export const publicRead = (wanted: (name: RowName) => boolean): Promise<Figure[]> =>
  withProduct(async (product) => {
    const tokens = await measuredProspects(product);
    await fillBare(product, tokens);
    const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), product.databaseUrl], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const bareUrl = `http://127.0.0.1:${await portOf(bare)}`;
      const figures: Figure[] = [];
      for (const name of ['report', 'page'] as const) {
        if (!wanted(name)) continue;
        const to = (base: string) => (index: number) => ({ url: `${base}${tokens[index % tokens.length]}` });
        const [ours, theirs] = [to(product.url + PATHS[name]), to(`${bareUrl}/${name}/`)];
        await sendsTheSame(ours, theirs, tokens.length);
        const rates = await alternating(
          ROUNDS,
          () => load(ours, SECONDS),
          () => load(theirs, SECONDS),
        );
        await sendsTheSame(ours, theirs, tokens.length);
        figures.push({ name, ...rates });
      }
      if (wanted('answer')) figures.push({ name: 'answer', ...(await answers(product, bareUrl, tokens)) });
      return figures;
    } finally {
      await ended(bare);
    }
  });

/** A table of finished answers: of each prospect the very bytes that the product sends. */
async function fillBare({ url, database }: Product, tokens: readonly string[]): Promise<void> {
  await database.query(
    'CREATE TABLE bench_answers (kind text, token text, type text, encoding text, body bytea, PRIMARY KEY (kind, token))',
  );
  await database.query(
    'CREATE TABLE bench_written (token text, question text, answer text, written_at timestamptz DEFAULT now(), PRIMARY KEY (token, question))',
  );
  for (const [kind, path] of Object.entries(PATHS)) {
    // twice: what the first visit changes is in the second answer
    await Promise.all(tokens.map((token) => send({ url: url + path + token })));
    await sleep(SETTLED_MS);
    const answers = await Promise.all(tokens.map((token) => send({ url: url + path + token })));
    for (const [index, { headers, body }] of answers.entries()) {
      const values = [kind, tokens[index], headers['content-type'], headers['content-encoding'] ?? null, body];
      await database.query('INSERT INTO bench_answers VALUES ($1, $2, $3, $4, $5)', values);
    }
    const { rows } = await database.query<{ least: number; most: number }>(
      'SELECT min(length(body)) AS least, max(length(body)) AS most FROM bench_answers WHERE kind = $1',
      [kind],
    );
    const { least = 0, most = 0 } = rows[0] ?? {};
    console.log(`  ${kind}: ${least}–${most} bytes`);
    if (least < most * 0.8) throw new Error(`${kind}: some prospects have no full answer`);
  }
  await database.query('VACUUM ANALYZE');
}

/** Fails unless both sides send the same bytes for each of the requests. */
async function sendsTheSame(ours: (index: number) => Request, theirs: (index: number) => Request, count: number): Promise<void> {
  const compare = async (index: number) => {
    const [one, other] = await Promise.all([send(ours(index)), send(theirs(index))]);
    if (!one.body.equals(other.body))
      throw new Error(`${ours(index).url}: ${one.body.length} bytes instead of ${other.body.length}, or others`);
  };
  await Promise.all(Array.from({ length: count }, (_, index) => compare(index)));
}

/** Every answer differs from the one before, so that each is written. */
async function answers({ url }: Product, bareUrl: string, tokens: readonly string[]): Promise<{ product: number; plain: number }> {
  type Quiz = { questions: { id: number; options: string[] }[] };
  const { questions } = JSON.parse(String((await send({ url: `${url}/api/public/quiz/${tokens[0]}`, encoding: 'identity' })).body)) as Quiz;
  const to = (base: string) => {
    let given = 0;
    return (): Request => {
      const [token, round] = [tokens[given % tokens.length] ?? '', Math.floor(given++ / tokens.length)];
      const { id = 0, options = [] } = questions[round % questions.length] ?? {};
      const answer = options[Math.floor(round / questions.length) % options.length];
      return { url: `${base.replace('TOKEN', token)}${id}`, body: JSON.stringify({ answer }) };
    };
  };
  const [ours, theirs] = [to(`${url}/api/public/quiz/TOKEN/answers/`), to(`${bareUrl}/answer/TOKEN/`)];
  return alternating(
    ROUNDS,
    () => load(ours, SECONDS),
    () => load(theirs, SECONDS),
  );
}

async function portOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('no output');
  const [data] = await once(stdout, 'data');
  return String(data).trim();
}
