import type { SiteEvidence } from './site-evidence.js';
import type { SocialProfile } from './tech-stack.contract.js';

interface NetworkRule {
  network: SocialProfile['network'];
  hosts: readonly string[];
  /** Paths of a profile; the named group `profile` is what remains of the address. */
  paths: readonly RegExp[];
  address: (profile: string) => string;
}

const handle = String.raw`[\p{L}\p{N}._-]+`;
const end = '(?:/|$)';
const path = (pattern: string) => new RegExp(`^/${pattern}`, 'iu');

const networks: readonly NetworkRule[] = [
  {
    network: 'linkedin',
    hosts: ['linkedin.com'],
    paths: [path(`(?<profile>(?:company|in|school|showcase)/${handle})${end}`)],
    address: (profile) => `https://www.linkedin.com/${profile}`,
  },
  {
    network: 'facebook',
    hosts: ['facebook.com', 'fb.com'],
    paths: [
      path(`(?<profile>profile\\.php\\?id=\\d+)`),
      path(`(?<profile>(?:people|pages)/${handle}/\\d+)${end}`),
      path(`(?:pg/)?(?<profile>(?!(?:people|pages|pg|groups|events|watch|marketplace|hashtag|reel)${end})${handle})/?$`),
    ],
    address: (profile) => `https://www.facebook.com/${profile}`,
  },
  {
    network: 'instagram',
    hosts: ['instagram.com'],
    paths: [path(`(?<profile>(?!(?:p|reels?|tv|stories|explore|accounts|about)${end})${handle})/?$`)],
    address: (profile) => `https://www.instagram.com/${profile}`,
  },
  {
    network: 'youtube',
    hosts: ['youtube.com'],
    paths: [path(`(?<profile>(?:channel|c|user)/${handle})${end}`), path(`(?<profile>@${handle})${end}`)],
    address: (profile) => `https://www.youtube.com/${profile}`,
  },
  {
    network: 'x',
    hosts: ['x.com', 'twitter.com'],
    paths: [path(`@?(?<profile>(?!(?:i|home|search|hashtag|explore|settings|tos|privacy)${end})\\w{1,15})/?$`)],
    address: (profile) => `https://x.com/${profile}`,
  },
  {
    network: 'tiktok',
    hosts: ['tiktok.com'],
    paths: [path(`(?<profile>@${handle})/?$`)],
    address: (profile) => `https://www.tiktok.com/${profile}`,
  },
  {
    network: 'xing',
    hosts: ['xing.com'],
    paths: [path(`(?<profile>(?:profile|pages|companies|company|net)/${handle})${end}`)],
    address: (profile) => `https://www.xing.com/${profile}`,
  },
];

const notAProfile = /^(?:share|sharer|sharer\.php|share\.php|dialog|plugins|intent|login|login\.php|signup|oauth|home|home\.php|tr)$/i;
/** Links that themes and site builders ship and their owner never changed. */
const vendorHandles = new Set([
  ...['wix', 'wordpress', 'wordpressdotcom', 'elementor', 'shopify', 'squarespace', 'webflow', 'jimdo', 'weebly', 'godaddy'],
  ...['prestashop', 'ghost', 'jekyllrb', 'docusaurus', 'yourpage', 'username', 'youraccount'],
]);

/** One profile per network: the one linked most often, else the first. */
export function socialProfiles(evidence: Pick<SiteEvidence, 'anchors' | 'sameAs'>): SocialProfile[] {
  const counts = new Map<string, { profile: SocialProfile; count: number }>();
  for (const url of [...evidence.anchors, ...evidence.sameAs]) {
    const profile = socialProfile(url);
    if (!profile) continue;
    const key = profile.url.toLowerCase();
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { profile, count: 1 });
  }
  // The sort is stable, so the first of equals stays first.
  const byCount = [...counts.values()].sort((a, b) => b.count - a.count).map(({ profile }) => profile);
  return networks.flatMap(({ network }) => byCount.find((profile) => profile.network === network) ?? []);
}

/** The address of a company's or person's page; null for share, login and post links. */
export function socialProfile(address: string): SocialProfile | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const rule = networks.find(({ hosts }) => hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)));
  if (!rule) return null;
  const target = pathOf(url);
  for (const pattern of rule.paths) {
    const profile = pattern.exec(target)?.groups?.profile;
    if (!profile || notAProfile.test(profile) || vendorHandles.has(profile.replace(/^.*[/@]/, '').toLowerCase())) continue;
    return { network: rule.network, url: rule.address(profile) };
  }
  return null;
}

function pathOf(url: URL): string {
  const id = url.pathname === '/profile.php' ? url.searchParams.get('id') : null;
  if (id) return `/profile.php?id=${id}`;
  // Old Twitter links: https://twitter.com/#!/name
  if (url.hash.startsWith('#!/')) return url.hash.slice(2);
  try {
    return decodeURIComponent(url.pathname).replace(/\/{2,}/g, '/');
  } catch {
    return url.pathname;
  }
}
