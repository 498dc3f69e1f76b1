import { honestBrief } from './honest-brief.js';
import { honestBriefMore } from './honest-brief-more.js';
import { honestMore } from './honest-more.js';
import { honestOdd } from './honest-odd.js';
import { honestOddAgain } from './honest-odd-again.js';
import { honestOddMore } from './honest-odd-more.js';
import { honestOddServices } from './honest-odd-services.js';
import { honestOddShapes } from './honest-odd-shapes.js';
import { honestShapes } from './honest-shapes.js';
import { honestTransport } from './honest-transport.js';
import { honestVoices } from './honest-voices.js';
import { honestWords } from './honest-words.js';
import type { PageCase } from './page-case.js';
import { wrongBrief } from './wrong-brief.js';
import { wrongContent } from './wrong-content.js';
import { wrongHosting } from './wrong-hosting.js';
import { wrongMore } from './wrong-more.js';
import { wrongOdd } from './wrong-odd.js';
import { wrongOddContent } from './wrong-odd-content.js';
import { wrongOddMore } from './wrong-odd-more.js';
import { wrongOddTraps } from './wrong-odd-traps.js';
import { wrongOddWalls } from './wrong-odd-walls.js';
import { wrongStrangers } from './wrong-strangers.js';
import { wrongTransport } from './wrong-transport.js';

/** Made-up answers of websites, wrong and honest, with what each has to be called; scans visit them. */
export const pages: readonly PageCase[] = [
  ...wrongHosting,
  ...wrongContent,
  ...wrongMore,
  ...wrongStrangers,
  ...wrongTransport,
  ...honestWords,
  ...honestShapes,
  ...honestMore,
  ...honestVoices,
  ...honestTransport,
];

/** With further pages that are judged, but not visited. */
export const judgedPages: readonly PageCase[] = [
  ...pages,
  ...wrongOdd,
  ...wrongOddContent,
  ...wrongOddMore,
  ...wrongOddWalls,
  ...wrongOddTraps,
  ...wrongBrief,
  ...honestOdd,
  ...honestOddShapes,
  ...honestOddMore,
  ...honestOddServices,
  ...honestOddAgain,
  ...honestBrief,
  ...honestBriefMore,
];
