// A standby beside the product's database, asked what every visit asks for (`PublicVersions`): how far it is behind, whether it says the same,
// and what it costs when whoever writes waits for it (`synchronous_commit = remote_apply`): `node bench/scale/replica.ts`.
import { join } from 'node:path';
import { Client } from 'pg';
import { type BenchProduct, startBenchProduct } from '../product.ts';
import { load } from '../rows/load.ts';
import { measuredProspects } from '../rows/visits.ts';
import { percentile } from '../timing.ts';
import { widenLimits } from '../wide-limits.ts';
import { startStandby } from './standby.ts';

type Versions = { of(token: string): Promise<{ version: string } | undefined> };
const WRITES = 300;
const REFUSED_MS = 2000;

const product = await startBenchProduct(0);
const began = performance.now();
try {
  await widenLimits(product.call);
  const tokens = await measuredProspects(product);
  const started = performance.now();
  const standby = await startStandby(product.database, product.databaseUrl);
  console.log(`standby made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const reader = await connected(standby.url);
  const [ours, theirs] = [await versionsBy(product.database), await versionsBy(reader)];
  const differing = await Promise.all(tokens.map(async (token) => (await ours.of(token))?.version !== (await theirs.of(token))?.version));
  console.log(`of ${tokens.length} pages ${differing.filter(Boolean).length} have another version there`);

  const writer = await connected(product.databaseUrl);
  const look = { writer, ours, theirs, tokens };
  console.log('alone', await behind(look));
  console.log('beside readers', ...(await Promise.all([behind(look), readers(product, tokens)])));
  await product.database.query(`ALTER SYSTEM SET synchronous_standby_names = 'standby'`);
  await product.database.query('SELECT pg_reload_conf()');
  await writer.query('SET synchronous_commit = remote_apply');
  console.log('waited for', await behind(look));
  console.log('waited for, beside readers', ...(await Promise.all([behind(look), readers(product, tokens)])));
  await reader.end();
  await standby.stop();
  const write = writer.query('UPDATE prospects SET updated_at = now() WHERE token = $1', [tokens[0]]).then(() => 'written');
  const waits = new Promise((done) => setTimeout(done, REFUSED_MS, `not written within ${REFUSED_MS} ms`));
  console.log(`without its standby: ${await Promise.race([write, waits])}`);
  await product.database.query('ALTER SYSTEM RESET synchronous_standby_names');
  await product.database.query('SELECT pg_reload_conf()');
  await write;
  await writer.end();
} finally {
  await product.stop();
  console.log(`${Math.round((performance.now() - began) / 1000)} s`);
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

/** The product's own statement, asked of that server. */
async function versionsBy(client: Client): Promise<Versions> {
  const { PublicVersions } = await import(
    join(import.meta.dirname, '../../backend/dist/modules/analysis/public-report/public-versions.queries.js')
  );
  return new PublicVersions({ query: async (text: string, values: unknown[]) => (await client.query(text, values)).rows }) as Versions;
}

/** A prospect's row is written again and again: how long until the standby shows the page's new version, and how often it does at the first look. */
async function behind({ writer, ours, theirs, tokens }: { writer: Client; ours: Versions; theirs: Versions; tokens: readonly string[] }) {
  const commits: number[] = [];
  const lags: number[] = [];
  let atOnce = 0;
  for (let index = 0; index < WRITES; index++) {
    const token = tokens[index % tokens.length] as string;
    const wrote = performance.now();
    await writer.query('UPDATE prospects SET updated_at = now() WHERE token = $1', [token]);
    const committed = performance.now();
    commits.push(committed - wrote);
    const wanted = (await ours.of(token))?.version;
    for (let looks = 0; (await theirs.of(token))?.version !== wanted; looks++) if (looks === 0) atOnce--;
    atOnce++;
    lags.push(performance.now() - committed);
  }
  const of = (times: number[]) => {
    const sorted = times.sort((a, b) => a - b);
    return `p50 ${percentile(sorted, 0.5).toFixed(1)} p99 ${percentile(sorted, 0.99).toFixed(1)} ms`;
  };
  return { commit: of(commits), 'there at the first look': `${atOnce} of ${WRITES}`, 'shown there after': of(lags) };
}

async function readers(product: BenchProduct, tokens: readonly string[]) {
  const url = (index: number) => ({ url: `${product.url}/api/public/prospects/${tokens[index % tokens.length]}` });
  const { value, postgres } = await load(product, [product.webPid], url, { seconds: 8 });
  return `${value.toFixed(0)} reports /s, ${postgres?.toFixed(2)} ms of PostgreSQL`;
}
