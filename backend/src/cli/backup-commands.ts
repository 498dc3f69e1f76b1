import { createInterface } from 'node:readline/promises';
import type { DataSource } from 'typeorm';
import { isSealed, unseal } from '../common/secret-box.js';
import { answer, refuse } from './answer.js';
import { backup } from './backup/backup.js';
import { holdsWork, restore } from './backup/restore.js';

export async function backupCommand(database: DataSource, [file]: string[], now: Date): Promise<number> {
  if (!file) return refuse('Indiquez le fichier à écrire.');
  const rows = await backup(database, file, now);
  await answer(
    `${rows} lignes sauvegardées dans ${file}.`,
    'Gardez aussi APP_SECRET, à un autre endroit : sans lui, les clés enregistrées ne se lisent plus.',
  );
  return 0;
}

export async function restoreCommand(database: DataSource, given: string[], secret: string): Promise<number> {
  const [file] = given.filter((argument) => !argument.startsWith('--'));
  if (!file) return refuse('Indiquez le fichier à restaurer.');
  if ((await holdsWork(database)) && !given.includes('--replace') && !(await confirmed())) {
    return refuse('La base n’est pas vide : rien n’a été changé. Ajoutez --replace pour remplacer son contenu.');
  }
  try {
    await answer(`${await restore(database, file)} lignes restaurées depuis ${file}. Chacun doit se reconnecter.`);
  } catch (error) {
    return refuse(`${(error as Error).message}\nRien n’a été changé.`);
  }
  const keys = await database.query<{ service: string; api_key: string }[]>('SELECT service, api_key FROM api_keys ORDER BY service');
  for (const { service, api_key } of keys) {
    if (!isSealed(api_key)) continue;
    const readable = await unseal(api_key, secret).then(
      () => true,
      () => false,
    );
    if (!readable)
      await answer(`La clé « ${service} » a été scellée avec un autre APP_SECRET : remettez-le, ou saisissez la clé de nouveau.`);
  }
  return 0;
}

async function confirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('La base n’est pas vide. Tapez RESTAURER pour remplacer tout son contenu : ');
  terminal.close();
  return answer.trim() === 'RESTAURER';
}
