import simpleRestProvider from 'ra-data-simple-rest';
import { useDataProvider } from 'react-admin';
import { accountCalls } from './account';
import { aiResultCalls } from './ai-results';
import { appointmentCalls } from './appointments';
import { auditDocumentCalls } from './audit-documents';
import { bulkCalls } from './bulk';
import { campaignCalls } from './campaigns';
import { figureCalls } from './figures';
import { httpClient } from './http-client';
import { importCalls } from './imports';
import { messageCalls } from './messages';
import { personalDataCalls } from './personal-data';
import { prospectCalls } from './prospects';
import { quizCalls } from './quiz';
import { scanCalls } from './scans';
import { settingCalls } from './settings';
import { textCalls } from './texts';
import { toolCalls } from './tools';
import { viewCalls } from './views';
import { waitingCalls } from './waiting';

/** The server in react-admin’s terms, and one line for the further calls of each part of the product. */
export const dataProvider = {
  ...simpleRestProvider('/api/admin', httpClient),
  supportAbortSignal: true,
  ...prospectCalls,
  ...scanCalls,
  ...messageCalls,
  ...auditDocumentCalls,
  ...bulkCalls,
  ...viewCalls,
  ...accountCalls,
  ...figureCalls,
  ...quizCalls,
  ...aiResultCalls,
  ...textCalls,
  ...toolCalls,
  ...importCalls,
  ...campaignCalls,
  ...waitingCalls,
  ...appointmentCalls,
  ...settingCalls,
  ...personalDataCalls,
};

export type ServerCalls = typeof dataProvider;

/** Calls through react-admin, which notices when the session is over. */
export const useServer = () => useDataProvider<ServerCalls>();
