import englishMessages from 'ra-language-english';
import type { Texts } from '../fr';
import { analysis } from './analysis';
import { app } from './app';
import { appointments } from './appointments';
import { messages } from './messages';
import { prospects, prospectsResource } from './prospects';
import { scan } from './scan';

const en: Texts = { app, prospects, appointments, messages, scan, analysis, resources: { prospects: prospectsResource } };

/** The English catalogue with react-admin's own messages. */
export const english = { ...englishMessages, ...en };
