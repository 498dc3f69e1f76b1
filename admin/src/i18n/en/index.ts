import englishMessages from 'ra-language-english';
import type { Texts } from '../fr';
import { account } from './account';
import { ai } from './ai';
import { analysis } from './analysis';
import { analytics } from './analytics';
import { app } from './app';
import { appointments } from './appointments';
import { audit } from './audit';
import { bulk } from './bulk';
import { dashboard } from './dashboard';
import { messages } from './messages';
import { prospects, prospectsResource } from './prospects';
import { quiz } from './quiz';
import { scan } from './scan';
import { users } from './users';
import { views } from './views';

const en: Texts = {
  app,
  prospects,
  appointments,
  messages,
  scan,
  analysis,
  bulk,
  views,
  users,
  audit,
  account,
  dashboard,
  analytics,
  quiz,
  resources: { prospects: prospectsResource },
};

import { tools } from './tools';

const en: Texts = { app, prospects, appointments, messages, scan, analysis, ai, tools, resources: { prospects: prospectsResource } };

/** The English catalogue with react-admin's own messages. */
export const english = { ...englishMessages, ...en };
