import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { columnsOf, foreignKeysOf } from '../../common/database/catalogue.js';
import { writeAllProspectFigures } from '../../modules/prospects/write-figures.queries.js';
import { applyFacts } from './legacy-pipeline.js';
import { completeQuizzes } from './legacy-quiz.js';
import { checkSetting, sealKey } from './legacy-secrets.js';
import { prepareRow, TOKEN_REFERENCE } from './prepare-row.js';
import { readRows } from './read-rows.js';
import { Refused, type Row } from './shapes.js';
import type { Stored } from './store-row.js';
import { storeWithEvents } from './stored-events.js';
import { type LegacyTable, legacyTables } from './tables.js';

export interface ImportOptions {
  secret: string;
  /** Nothing is written; the report is the same. */
  dryRun: boolean;
  /** Write the good rows although others are refused. */
  skipRefused: boolean;
  say: (line: string) => void;
}

type Counts = Record<Stored | 'read' | 'refused', number>;

class RolledBack extends Error {}

/**
 * Loads the exports of the old system (decision 25), one file per table. Everything in one transaction: bad input leaves
 * the database as it was. Run again, it changes nothing. True when all was written.
 */
export async function importLegacy(database: DataSource, directory: string, options: ImportOptions): Promise<boolean> {
  const files = await exportsIn(directory, options.say);
  if (files.length === 0) {
    options.say(`Aucun fichier reconnu dans ${directory} : un fichier .csv, .json ou .jsonl par table, p. ex. prospects.csv.`);
    return false;
  }
  let refused = 0;
  const work = async (manager: EntityManager) => {
    for (const { table, file } of files) refused += await importFile(manager, table, file, options);
    const quizzes = await completeQuizzes(manager);
    await applyFacts(manager);
    await writeAllProspectFigures(manager);
    if (quizzes > 0) options.say(`quiz_results : ${quizzes} résultats calculés à partir des réponses`);
    await manager.query(`SELECT setval(pg_get_serial_sequence('quiz_questions', 'id'), greatest(1, (SELECT max(id) FROM quiz_questions)))`);
    if (options.dryRun || (refused > 0 && !options.skipRefused)) throw new RolledBack();
  };
  try {
    await database.transaction(work);
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    options.say(
      options.dryRun
        ? 'Essai : rien n’a été écrit.'
        : `${refused} lignes refusées : rien n’a été écrit. Corrigez-les, ou ajoutez --skip-refused.`,
    );
    return options.dryRun && refused === 0;
  }
  return true;
}

async function exportsIn(directory: string, say: (line: string) => void): Promise<{ table: LegacyTable; file: string }[]> {
  const names = (await readdir(directory)).filter((name) => /\.(csv|json|jsonl|ndjson)$/i.test(name)).sort();
  const found = legacyTables.flatMap((table) => {
    const own = names.filter((name) => parse(name).name.toLowerCase() === table.name);
    if (own.length > 1) throw new Error(`Plusieurs fichiers pour ${table.name} : ${own.join(', ')}`);
    return own.map((name) => ({ table, file: join(directory, name) }));
  });
  const taken = new Set(found.map(({ file }) => parse(file).base));
  for (const name of names) if (!taken.has(name)) say(`${name} : aucune table de ce nom, fichier laissé de côté`);
  return found;
}

/** Number of refused rows. */
async function importFile(manager: EntityManager, table: LegacyTable, file: string, { secret, say }: ImportOptions): Promise<number> {
  const columns = await columnsOf(manager, table.name);
  const foreign = await foreignKeysOf(manager, table.name);
  const { base } = parse(file);
  const counts: Counts = { read: 0, added: 0, updated: 0, unchanged: 0, kept: 0, refused: 0 };
  const unknown = new Map<string, number>();
  for await (const read of readRows(file)) {
    counts.read += 1;
    try {
      if ('fault' in read) throw new Refused(read.fault);
      const prepared = prepareRow(table, columns, foreign, read.row);
      await resolveProspect(manager, columns, foreign, prepared.values, prepared.unknown);
      const values = await finish(manager, table.name, prepared.values, secret);
      counts[await attempt(manager, () => storeWithEvents(manager, table, columns, values))] += 1;
      for (const name of Object.keys(prepared.unknown)) unknown.set(name, (unknown.get(name) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof Refused)) throw new Error(`${base}:${read.line} : ${(error as Error).message}`, { cause: error });
      counts.refused += 1;
      say(`${base}:${read.line} refusée — ${error.message}`);
    }
  }
  const { read, added, updated, unchanged, kept, refused } = counts;
  const left = kept ? `, ${kept} laissées (plus récentes ici)` : '';
  say(`${table.name} : ${read} lues, ${added} nouvelles, ${updated} mises à jour, ${unchanged} inchangées${left}, ${refused} refusées`);
  unknown.delete('token');
  if (unknown.size > 0) {
    const list = [...unknown].map(([name, times]) => `${name} (${times})`).join(', ');
    say(`  colonnes inconnues ${table.rest ? `gardées dans ${table.rest}.legacy` : 'non reprises'} : ${list}`);
  }
  return refused;
}

/** Old tables point to a prospect by its token in places. */
async function resolveProspect(
  manager: EntityManager,
  columns: ReadonlyMap<string, unknown>,
  foreign: ReadonlyMap<string, string>,
  values: Row,
  unknown: Row,
): Promise<void> {
  if (foreign.get('prospect_id') !== 'prospects') return;
  const reference = Object(values.prospect_id)[TOKEN_REFERENCE] as string | undefined;
  const token = reference ?? (values.prospect_id == null ? (values.token ?? unknown.token) : undefined);
  if (token != null) {
    const [row] = await manager.query<{ id: string }[]>('SELECT id FROM prospects WHERE token = $1', [token]);
    if (!row) throw new Refused(`aucun prospect avec le token ${String(token)}`);
    values.prospect_id = row.id;
  }
  if (columns.has('token') && values.token == null && values.prospect_id != null) {
    const [row] = await manager.query<{ token: string }[]>('SELECT token FROM prospects WHERE id = $1', [values.prospect_id]);
    if (row) values.token = row.token;
  }
}

async function finish(manager: EntityManager, table: string, values: Row, secret: string): Promise<Row> {
  if (table === 'api_keys') return sealKey(manager, values, secret);
  return table === 'settings' ? checkSetting(values) : values;
}

const REASONS: Readonly<Record<string, string>> = {
  '23502': 'valeur obligatoire manquante',
  '23503': 'renvoie à un enregistrement qui n’existe pas',
  '23505': 'déjà pris par un autre enregistrement',
  '23514': 'valeur non admise',
  '22P02': 'valeur illisible',
  '22003': 'nombre trop grand',
};

/** Runs work in a savepoint, so that a rejected row rolls back alone. */
async function attempt<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
  await manager.query('SAVEPOINT legacy_row');
  try {
    const answer = await work();
    await manager.query('RELEASE SAVEPOINT legacy_row');
    return answer;
  } catch (error) {
    const { code = '', column, constraint, detail } = (error as { driverError?: Record<string, string> }).driverError ?? {};
    const reason = REASONS[code];
    if (!reason) throw error;
    await manager.query('ROLLBACK TO SAVEPOINT legacy_row');
    // the detail of other errors contains the whole row
    const which = code === '23503' || code === '23505' ? detail : undefined;
    throw new Refused([reason, column ?? constraint, which].filter(Boolean).join(' — '));
  }
}
