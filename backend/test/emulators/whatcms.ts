import { businessOf, hostOf } from './businesses.ts';
import { type Answer, type Emulator, type EmulatorOptions, type EmulatorRequest, startEmulator } from './emulator.ts';
import { KEYS } from './keys.ts';

/** Magic hosts: `notfound.test` (no CMS recognised), `down.test` (does not answer). */
export function startWhatCms(options?: EmulatorOptions): Promise<Emulator> {
  return startEmulator({ answer: tech }, options);
}

function tech({ path, query }: EmulatorRequest): Answer {
  if (path !== '/API/Tech') return { status: 404, body: '<html><body>Not Found</body></html>' };
  const key = query.get('key');
  const url = query.get('url');
  if (!key) return outcome(100, 'API Key Not Set');
  if (key !== KEYS.whatcms.key) return outcome(101, 'Invalid API Key');
  if (!url) return outcome(110, 'Url Not Set');
  if (!URL.canParse(/^https?:/.test(url) ? url : `https://${url}`)) return outcome(111, 'Invalid Url');
  const host = hostOf(url);
  if (host === 'down.test') return outcome(202, 'Requested Url Was Unavailable');
  const { cms } = businessOf(host);
  if (host === 'notfound.test' || !cms) return outcome(201, 'CMS or Host Not Found');
  const found = [
    { ...cms, id: 4, categories: ['Blog', 'CMS'], url: `https://whatcms.org/c/${cms.name}` },
    { name: 'PHP', id: 78, version: '8.3', categories: ['Programming Language'], url: 'https://whatcms.org/c/PHP' },
    { name: 'Nginx', id: 11, version: null, categories: ['Web Server'], url: 'https://whatcms.org/c/Nginx' },
  ];
  const profile = host.replace(/\.\w+$/, '').replaceAll('-', '.');
  return {
    body: {
      request: `https://whatcms.org/API/Tech?key=${key}&url=${host}`,
      request_web: `https://whatcms.org/?s=${host}`,
      result: { code: 200, msg: 'Success' },
      last_checked: 1_795_200_000,
      results: found,
      meta: { social: [{ network: 'instagram', url: `https://instagram.com/${profile}`, profile }] },
    },
  };
}

/** Errors come with HTTP 200. */
export const outcome = (code: number, msg: string): Answer => ({ body: { result: { code, msg }, results: [], meta: [] } });
