import englishMessages from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import type { Texts } from '../fr';
import { account } from './account';
import { actions } from './actions';
import { ai } from './ai';
import { analysis } from './analysis';
import { analytics } from './analytics';
import { apiTokens } from './api-tokens';
import { app } from './app';
import { appointments } from './appointments';
import { audit } from './audit';
import { auditPdf } from './audit-pdf';
import { board } from './board';
import { bulk } from './bulk';
import { campaigns } from './campaigns';
import { crawl } from './crawl';
import { dashboard } from './dashboard';
import { followUp } from './follow-up';
import { imports } from './imports';
import { auditRequests, blockedUrls, contactMessages, referrals, trials } from './inbox';
import { messages } from './messages';
import { neighbours } from './neighbours';
import { outbox } from './outbox';
import { personMail } from './person-mail';
import { personalData } from './personal-data';
import { prospects } from './prospects';
import { prospectsResource } from './prospects-resource';
import { queue } from './queue';
import { quiz } from './quiz';
import { review } from './review';
import { scan } from './scan';
import { settings } from './settings';
import { texts } from './texts';
import { tools } from './tools';
import { users } from './users';
import { views } from './views';
import { webhooks } from './webhooks';

/** Our own messages in English. */
export const en: Texts = {
  app,
  prospects,
  appointments,
  messages,
  scan,
  analysis,
  account,
  actions,
  ai,
  analytics,
  apiTokens,
  audit,
  auditPdf,
  auditRequests,
  blockedUrls,
  board,
  bulk,
  campaigns,
  contactMessages,
  crawl,
  dashboard,
  followUp,
  imports,
  neighbours,
  outbox,
  personalData,
  personMail,
  queue,
  quiz,
  referrals,
  review,
  settings,
  texts,
  tools,
  trials,
  users,
  views,
  webhooks,
  resources: { prospects: prospectsResource },
  /** Replaces a message of react-admin. */
  ra: { action: { select_all: bulk.selectPage } },
};

/** The English catalogue with react-admin's own messages. */
export const english = mergeTranslations(englishMessages, en);
