import { readFile } from 'node:fs/promises';
import { scoreFile } from '../modules/analysis/scores/score-file.js';
import { done, refuse, remark } from './answer.js';

export async function score(file = ''): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return refuse(`Fichier illisible : ${file || '(aucun nom donné)'}`);
  const scored = scoreFile(text);
  if ('faults' in scored) return refuse(...scored.faults);
  await remark(...scored.unknown);
  return done(JSON.stringify(scored.scores, null, 2));
}
