import { analysis } from './analysis';
import { app } from './app';
import { appointments } from './appointments';
import { messages } from './messages';
import { prospects, prospectsResource } from './prospects';
import { scan } from './scan';

/** The French catalogue; every other language has the same keys. */
export const fr = { app, prospects, appointments, messages, scan, analysis, resources: { prospects: prospectsResource } };

export type Texts = typeof fr;
