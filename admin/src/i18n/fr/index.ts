import { account } from './account';
import { analysis } from './analysis';
import { app } from './app';
import { appointments } from './appointments';
import { audit } from './audit';
import { bulk } from './bulk';
import { messages } from './messages';
import { prospects, prospectsResource } from './prospects';
import { scan } from './scan';
import { users } from './users';
import { views } from './views';

/** The French catalogue; every other language has the same keys. */
export const fr = {
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
  resources: { prospects: prospectsResource },
};

export type Texts = typeof fr;
