import type { Wording } from '../reading.js';
import { BAND } from '../words.js';
import { dated, FRAME } from './frame.js';
import { assistants, keywords, reputation, search, speed, technology } from './measurements.js';
import { pageReport } from './page-report.js';
import { hero, messages, score, trial } from './score.js';
import { findings, sentences, steps } from './texts.js';
import { nothing, wording } from './wording.js';

const landing: readonly Wording[] = [
  wording(`^Vitesse sur téléphone\\n(\\d+)\\n/100\\n(${BAND})$`, (value, word) => [
    ['speed.mobile', Number(value)],
    ['speed.mobile.word', word ?? null],
  ]),
  nothing('^[123]\\n(?=Lire votre|Répondre à|Décider avec)'),
];

export const PAGE_WORDINGS: readonly Wording[] = [
  ...FRAME,
  ...messages,
  ...trial,
  ...hero,
  ...speed,
  ...score,
  ...landing,
  ...technology,
  ...sentences,
  nothing('^0[1-6]$'),
  ...dated,
  ...reputation,
  ...search,
  ...assistants,
  ...keywords,
  ...steps,
  ...findings,
  ...pageReport,
].map(([pattern, told]) => [new RegExp(pattern.source, 'gm'), told] as const);
