import { honestMore } from './honest-more.js';
import { honestShapes } from './honest-shapes.js';
import { honestWords } from './honest-words.js';
import type { PageCase } from './page-case.js';
import { wrongContent } from './wrong-content.js';
import { wrongHosting } from './wrong-hosting.js';
import { wrongMore } from './wrong-more.js';

/** Made-up answers of websites, wrong and honest, with what each has to be called. */
export const pages: readonly PageCase[] = [...wrongHosting, ...wrongContent, ...wrongMore, ...honestWords, ...honestShapes, ...honestMore];
