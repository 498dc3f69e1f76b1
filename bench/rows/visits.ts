// The personal page, its report and an answer of its quiz beside a bare server (node:http and pg, one prepared statement, the
// same bytes; one UPSERT for an answer).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type BenchProduct, runBulk } from '../product.ts';
import { type Bench, inTurns, type Row, type Side } from '../side-by-side.ts';
import { copyResults } from './copied-results.ts';
import { type Asked, load } from './load.ts';

const TOKENS = 500;
const PATHS = { report: '/api/public/prospects/', page: '/analyse/', pageIdentity: '/analyse/' } as const;

export async function* visits(bench: Bench): AsyncGenerator<Row> {
  if (!bench.wants('report', 'page', 'pageIdentity', 'answer', 'second')) return;
  const { product, rounds, seconds } = bench;
  const tokens = await measuredProspects(product);
  const bare = await startBare(product, tokens);
  const token = (index: number) => tokens[index % tokens.length] as string;
  try {
    const [pids, bareUrl] = [[product.webPid], `http://127.0.0.1:${await portOf(bare)}`] as const;
    const turns = (ours: (index: number) => Asked, theirs: (index: number) => Asked) =>
      inTurns(
        rounds,
        () => load(product, [bare.pid as number], theirs, { seconds }),
        () => load(product, pids, ours, { seconds }),
      );
    for (const name of ['report', 'page', 'pageIdentity'] as const) {
      if (!bench.wants(name, ...(name === 'report' ? (['second'] as const) : []))) continue;
      const encoding = name === 'pageIdentity' ? 'identity' : 'br';
      const ours = (index: number) => ({ url: product.url + PATHS[name] + token(index), encoding }) as const;
      const first = await load(product, pids, ours, { count: tokens.length });
      console.log(
        `${name}, each for the first time: ${first.value.toFixed(0)} /s, ${first.program?.toFixed(1)} + ${first.postgres?.toFixed(1)} ms`,
      );
      if (bench.wants(name)) yield { name, ...(await turns(ours, (index) => ({ url: `${bareUrl}/${name}/${token(index)}`, encoding }))) };
    }
    if (bench.wants('answer')) yield { name: 'answer', ...(await turns(...(await answers(product, bareUrl, token)))) };
    if (bench.wants('second')) yield { name: 'second', ...(await secondProcess(bench, token, { pid: bare.pid as number, url: bareUrl })) };
  } finally {
    bare.kill();
  }
}

/** Every answer is another one than before: it is written. */
async function answers({ url }: BenchProduct, bareUrl: string, token: (index: number) => string) {
  type Quiz = { questions: { id: number; options: string[] }[] };
  const { questions } = (await (await fetch(`${url}/api/public/quiz/${token(0)}`)).json()) as Quiz;
  return [`${url}/api/public/quiz/TOKEN/answers/`, `${bareUrl}/answer/TOKEN/`].map((base) => {
    let given = 0;
    return (): Asked => {
      const [index, turn] = [given++, Math.floor(given / TOKENS)];
      const { id, options } = questions[turn % questions.length] as Quiz['questions'][number];
      const answer = options[Math.floor(turn / questions.length) % options.length];
      return { url: base.replace('TOKEN', token(index)) + id, body: JSON.stringify({ answer }) };
    };
  }) as [() => Asked, () => Asked];
}

/**
 * What a second process adds, of the product and of the bare server, in turns and on the same cores, of which visitors and PostgreSQL take their part:
 * the product's can be no more than what the machine has left. Half of the visitors to each of two, beside all to one.
 */
async function secondProcess(
  { product, rounds, seconds }: Bench,
  token: (index: number) => string,
  bare: { pid: number; url: string },
): Promise<Omit<Row, 'name'>> {
  const [ours, theirs] = [await product.startWeb(), bareProcess(product)];
  try {
    const theirsUrl = `http://127.0.0.1:${await portOf(theirs)}`;
    const to = (urls: readonly string[], path: string) => (index: number) => ({
      url: `${urls[index % urls.length]}${path}${token(index)}`,
    });
    const added = async (one: { pid: number; url: string }, other: { pid: number; url: string }, path: string): Promise<Side> => {
      const pids = [one.pid, other.pid];
      const alone = await load(product, pids, to([one.url], path), { seconds });
      const both = await load(product, pids, to([one.url, other.url], path), { seconds });
      return { ...both, value: both.value / alone.value };
    };
    await load(product, [ours.pid], to([ours.url], PATHS.report), { count: TOKENS });
    return await inTurns(
      rounds,
      () => added(bare, { pid: theirs.pid as number, url: theirsUrl }, '/report/'),
      () => added({ pid: product.webPid, url: product.url }, ours, PATHS.report),
    );
  } finally {
    ours.kill();
    theirs.kill();
  }
}

export async function measuredProspects(product: BenchProduct): Promise<string[]> {
  await product.addProspects(TOKENS);
  const worker = await product.startWorker();
  await runBulk(product, { q: 'p1@example.ch' });
  worker.kill();
  await copyResults(product.database);
  const { rows } = await product.database.query<{ token: string }>('SELECT token FROM prospects ORDER BY token');
  return rows.map(({ token }) => token);
}

/** A table of finished answers, and a server that does nothing but read one of them and send it. */
async function startBare(product: BenchProduct, tokens: readonly string[]): Promise<ChildProcess> {
  const { url, database } = product;
  await database.query('CREATE TABLE bench_answers (kind text, token text, body bytea, PRIMARY KEY (kind, token))');
  await database.query(
    'CREATE TABLE bench_written (token text, question text, answer text, written_at timestamptz DEFAULT now(), PRIMARY KEY (token, question))',
  );
  // the very bytes that the product sends for each prospect
  for (const [kind, path] of Object.entries(PATHS))
    for (const token of tokens) {
      const bytes = await sentBytes(url + path + token, kind === 'pageIdentity' ? 'identity' : 'br');
      await database.query('INSERT INTO bench_answers VALUES ($1, $2, $3)', [kind, token, bytes]);
    }
  await database.query('VACUUM ANALYZE');
  return bareProcess(product);
}

/** The body as it is sent: not decompressed. */
async function sentBytes(url: string, encoding: string): Promise<Buffer> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')) as [IncomingMessage];
  const bytes = Buffer.concat(await response.toArray());
  if (response.statusCode !== 200 || bytes.length < 5000) throw new Error(`${url}: ${response.statusCode}, ${bytes.length} bytes`);
  return bytes;
}

const bareProcess = ({ databaseUrl }: BenchProduct): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] });

async function portOf({ stdout }: ChildProcess): Promise<string> {
  const [data] = (await once(stdout as NonNullable<typeof stdout>, 'data')) as [Buffer];
  return String(data).trim();
}
