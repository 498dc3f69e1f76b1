import type { Actor } from './prospect.contract.js';

/** Programs that fetch links without a person: previews of messengers and social networks. */
const PREVIEWS =
  /facebookexternalhit|facebot|twitterbot|linkedinbot|slackbot|whatsapp|telegrambot|discordbot|skypeuripreview|pinterest|embedly|iframely|vkshare|redditbot|applebot|google-?(bot|other|inspection)|bingpreview|bingbot|duckduckbot|yandex/i;

/** Mail gateways that open every link, and programs that fetch without showing. */
const GATEWAYS =
  /phantomjs|curl\/|wget\/|python-requests|python-urllib|aiohttp|go-http-client|okhttp|java\/|libwww|axios\/|node-fetch|undici|barracuda|mimecast|proofpoint|safelinks|symantec|fireeye|trendmicro|cisco|sophos|bot\b|crawler|spider|scanner/i;

/** Browsers without a window; they count when the page itself saw them stay, as a person's would. */
const HEADLESS = /headlesschrome/i;

/** Who caused an event. A person is only who was seen to be there: the page's script reports it (decision 22). */
export function classifyVisitor({ userAgent, engaged, staff }: { userAgent: string | undefined; engaged: boolean; staff: boolean }): Actor {
  if (staff) return 'staff';
  if (!userAgent) return 'gateway';
  if (PREVIEWS.test(userAgent)) return 'preview';
  if (GATEWAYS.test(userAgent)) return 'gateway';
  if (engaged) return 'human';
  return HEADLESS.test(userAgent) ? 'gateway' : 'unknown';
}
