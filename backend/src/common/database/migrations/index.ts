import { Initial1796000000000 } from './1796000000000-initial.js';
import { ApiTokens1796100000000 } from './1796100000000-api-tokens.js';
import { ChatAlerts1796200000000 } from './1796200000000-chat-alerts.js';
import { OffsiteCopies1796300000000 } from './1796300000000-offsite-copies.js';
import { SiteCrawls1796400000000 } from './1796400000000-site-crawls.js';
import { Calendars1796500000000 } from './1796500000000-calendars.js';
import { PasskeysAndOidc1796600000000 } from './1796600000000-passkeys-and-oidc.js';
import { CalendarFailureCodes1796700000000 } from './1796700000000-calendar-failure-codes.js';
import { ListIndexes1796800000000 } from './1796800000000-list-indexes.js';

/** In the order they are applied; forward only. */
export const migrations = [
  Initial1796000000000,
  ApiTokens1796100000000,
  ChatAlerts1796200000000,
  OffsiteCopies1796300000000,
  SiteCrawls1796400000000,
  Calendars1796500000000,
  PasskeysAndOidc1796600000000,
  CalendarFailureCodes1796700000000,
  ListIndexes1796800000000,
];
