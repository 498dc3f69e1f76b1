/** What a served page shows, prepared once for all signs. `text` and `inline` are empty on pages with many words. */
export interface Clues {
  finalUrl: string;
  status: number;
  headers: Record<string, string>;
  title: string;
  text: string;
  /** Addresses of scripts, frames, forms, links and images, one per line. */
  scripts: string;
  inline: string;
  ids: string;
  fewWords: boolean;
  loginOnly: boolean;
}

export interface Sign {
  name: string;
  matches: (clues: Clues) => boolean;
}

const header = (name: string, key: string, pattern: RegExp): Sign => ({ name, matches: ({ headers }) => pattern.test(headers[key] ?? '') });
const asset = (name: string, pattern: RegExp): Sign => ({ name, matches: ({ scripts, fewWords }) => fewWords && pattern.test(scripts) });
const words = (name: string, pattern: RegExp): Sign => ({
  name,
  matches: ({ title, text, fewWords }) => fewWords && (pattern.test(title) || pattern.test(text)),
});
const inline = (name: string, pattern: RegExp): Sign => ({ name, matches: (clues) => pattern.test(clues.inline) });
const address = (name: string, pattern: RegExp): Sign => ({ name, matches: ({ finalUrl }) => pattern.test(finalUrl) });

/** Checks that stand between a robot and the site (vendors' documentation and what their pages load). */
export const CHALLENGE_SIGNS: readonly Sign[] = [
  header('Cloudflare challenge header', 'cf-mitigated', /challenge/i),
  header('AWS WAF challenge header', 'x-amzn-waf-action', /challenge|captcha/i),
  header('DataDome header with refusal', 'x-datadome', /protected/i),
  asset('Cloudflare challenge platform', /\/cdn-cgi\/challenge-platform\//),
  inline('Cloudflare challenge script', /_cf_chl_opt|cf_chl_/),
  asset('Imperva challenge', /_Incapsula_Resource/),
  asset('DataDome captcha', /(geo\.)?captcha-delivery\.com/),
  asset('HUMAN (PerimeterX) captcha', /captcha\.px-cdn\.net|\/px\/captcha/),
  asset('AWS WAF captcha', /\.awswaf\.com\//),
  asset('DDoS-Guard check', /\/\.well-known\/ddos-guard\//),
  asset('Sucuri firewall', /cdn\.sucuri\.net\/sucuri-firewall/),
  asset('Anubis proof of work', /\/\.within\.website\/x\/cmd\/anubis\//),
  asset('SiteGround captcha', /\/\.well-known\/(sg)?captcha\//),
  words(
    'browser check text',
    /just a moment\.\.\.|attention required! \| cloudflare|checking your browser before|vérification de votre navigateur|checking if the site connection is secure/i,
  ),
  words(
    'human check text',
    /verify (that )?you are (a )?human|please complete the security check|êtes-vous un robot \?|access denied.*reference #|pardon our interruption/i,
  ),
];

/** Domains that are registered but carry no site of their own. */
export const PARKING_SIGNS: readonly Sign[] = [
  asset('Sedo parking', /sedoparking\.com|\bsedo\.com\/(search|parking)/),
  asset('ParkingCrew', /parkingcrew\.net|\bparklogic\b/),
  asset('Bodis', /bodis\.com/),
  asset('Above.com parking', /\babove\.com\/marketplace|parking\.above\.com/),
  asset('Dan.com or Afternic', /\/\/(www\.)?(dan|afternic|hugedomains|undeveloped)\.com\//),
  address('domain market', /\/\/(www\.)?(dan|afternic|hugedomains|sedo|undeveloped|godaddy)\.com\/.*(domain|buy|forsale|lander)/i),
  inline('GoDaddy lander', /window\.LANDER_SYSTEM|\/lander\b/),
  words(
    'for sale text',
    /(ce|le|nom de) domaine .{0,60}(est )?(à vendre|en vente)|(this )?domain( name)? .{0,60}(is |may be )?for sale|diese domain .{0,60}(steht|ist) zum verkauf|buy this domain/i,
  ),
  words('parked text', /domain(e)? (is )?(parked|parqué|réservé|geparkt)|this (web)?site is parked|site en cours de réservation/i),
  words(
    'registrar default page',
    /(domaine|domain|site) (vient d['’]être|has (just )?been|wurde) (enregistré|registered|registriert)|hostpoint.{0,80}(domain|domaine).{0,40}(registr|enregistr)|félicitations ! votre domaine a bien été créé/i,
  ),
  words(
    'server default page',
    /welcome to nginx!|apache2? (debian|ubuntu) default page|^it works!$|iis windows server|default web site page|plesk.{0,40}default page/i,
  ),
];

/** A site that is closed for the moment. */
export const MAINTENANCE_SIGNS: readonly Sign[] = [
  { name: 'HTTP 503 with Retry-After', matches: ({ status, headers }) => status === 503 && 'retry-after' in headers },
  words(
    'maintenance text',
    /(site|page|boutique|shop|we(’|')re|nous sommes).{0,60}(en (cours de )?maintenance|under maintenance|down for maintenance|wartung)|briefly unavailable for scheduled maintenance|maintenance mode|mode maintenance/i,
  ),
  words(
    'coming soon text',
    /^(coming soon|bientôt disponible|site en construction|under construction|en construction)\b|(site|page).{0,40}(en construction|under construction|im aufbau)|nouveau site.{0,40}(bientôt|arrive)/i,
  ),
];
