/** Owners of resources and links, by host and path; a host includes its subdomains. */

const hosts = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Whether a host or one of those above it is listed. */
export function isListed(host: string, list: ReadonlySet<string>): boolean {
  const labels = host.toLowerCase().split('.');
  return labels.some((_, at) => list.has(labels.slice(at).join('.')));
}

/** Serve nothing but parked or offered domains. */
export const PARKING_HOSTS = hosts(`
  sedoparking.com parkingcrew.net parkingcrew.com bodis.com parklogic.com above.com dan.com afternic.com hugedomains.com undeveloped.com
  domainmarket.com buydomains.com uniregistry.com uniregistrymarket.link domainnamesales.com brandbucket.com squadhelp.com atom.com epik.com
  efty.com domainagents.com parkweb.com park.io parking-page.net parkingpage.namecheap.com parkpage.foundationapi.com sav.com voodoo.com
  smartname.com fabulous.com namedrive.com trafficz.com skenzo.com rookmedia.net dsparking.com domainsponsor.com oversee.net cashparking.com
  domainparking.ru ztomy.com iyfsearch.com searchresultsworld.com d38psrni17bvxu.cloudfront.net d1lxhc4jvstzrp.cloudfront.net
  parked-content.godaddy.com sedo.com sedo.de sedo.fr sedo.co.uk nicsell.com domaincatcher.com dropcatch.com snapnames.com
  domain-for-sale.com domains.atom.com forsale.godaddy.com domainlore.uk giantpanda.com namefind.com mydomaincontact.com
  domeneshop.parking.no expireddomains.com catchtiger.com elitedomains.de domaincloud.com flippa.com parkingpanel.com
  adsense-for-domains.com`);
export const PARKING_PATHS =
  /\/(?:adsense\/domains\/caf|parking-lander|domain-parking|park(?:ing|ed)(?:[-_]?(?:page|lander|assets|css|js|crew))?(?:\/|\.|$)|caf(?:\/|\.js)|domain[-_]?(?:for[-_]?sale|lander)|parkingpage|for-?sale\/)|\/\/(?:park(?:ing|ed)?(?:-?(?:pages?|assets|static|cdn|lander|img))?|forsale|landing-?page-?domain)\d*\.[^/]+\//i;
/** A picture of a broker is a badge; its pages are made of its scripts, styles and frames. */
export const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|ico)(?:$|\?)/i;
export const PARKING_INLINE =
  /window\.LANDER_SYSTEM|LANDER_CONFIG|google\.ads\.domains|_park_urls|window\.park\s*=\s*["']|\bparkingcrew(?:\s*=|\.(?:net|com))|sedoparking\.com|domainparking\.(?:com|ru)|abp_parking|tcblock/;
/** Addresses that parking services redirect to. */
export const PARKING_ADDRESS =
  /^https?:\/\/ww(?:[1-9]|\d\d)\.[^/]+\/|\/lander(?:\?|$)|\/(?:forsale|for-sale|parked?|parking|domain-for-sale)\/?(?:\?|$)/i;

/** Registrars and hosters: a page of their resources only is theirs. */
export const HOSTERS = hosts(`
  infomaniak.com infomaniak.ch hostpoint.ch cyon.ch switch.ch nic.ch ovh.com ovh.net ovh.fr ovh.ch ovhcloud.com gandi.net ionos.com ionos.fr
  ionos.de ionos.it ionos.co.uk 1and1.com 1and1.fr 1und1.de strato.de strato.com godaddy.com secureserver.net wsimg.com namecheap.com
  registrar-servers.com name.com namesilo.com porkbun.com dynadot.com enom.com tucows.com hover.com networksolutions.com register.com web.com
  bluehost.com hostgator.com dreamhost.com siteground.com siteground.eu siteground.net hostinger.com hostinger.fr hostinger.de hostingerapp.com
  hpanel.net one.com loopia.com loopia.se simply.com combell.com register.it aruba.it arubabusiness.it tophost.it serverplan.com keliweb.it
  lws.fr lws.net lws-hosting.com o2switch.fr o2switch.net planethoster.com planethoster.net amen.fr ikoula.com online.net scaleway.com netim.com
  eurodns.com metanet.ch green.ch hosttech.ch hosttech.eu hosttech.de novatrend.ch webland.ch switchplus.ch swizzonic.ch cyberlink.ch genotec.ch
  iway.ch init7.net nine.ch hoststar.ch hoststar.at hoststar.com world4you.com all-inkl.com kasserver.com df.eu domainfactory.de united-domains.de
  udag.de checkdomain.de checkdomain.net netcup.de netcup.eu netcup.net hetzner.com hetzner.de your-server.de inwx.com inwx.de inwx.ch transip.nl transip.eu
  mijndomein.nl versio.nl plesk.com cpanel.net cpanel.com directadmin.com ispconfig.org hestiacp.com cyberpanel.net froxlor.org virtualmin.com
  webhostone.de alfahosting.de mittwald.de domaintechnik.at easyname.com easyname.ch easyname.at internetx.com key-systems.net rrpproxy.net
  webnames.ru reg.ru beget.com timeweb.ru 123-reg.co.uk fasthosts.co.uk krystal.io heartinternet.uk 20i.com domain.com ipage.com
  spaceship.com alwaysdata.com easyhoster.com firstheberg.com nuxit.com phpnet.org celeonet.fr pulseheberg.com sivit.fr magic.fr
  tizoo.ch servertown.ch kreativmedia.ch hostfactory.ch webhosting.ch cloudscale.ch vshosting.ch aspectra.ch ticinocom.ch
  apache.org nginx.org nginx.com openresty.org caddyserver.com debian.org ubuntu.com launchpad.net centos.org redhat.com almalinux.org
  rockylinux.org fedoraproject.org iis.net go.microsoft.com litespeedtech.com lighttpd.net tomcat.apache.org`);

/** Hosts of bot challenges. */
export const CHALLENGE_HOSTS = hosts(
  'captcha-delivery.com px-cdn.net px-cloud.net perimeterx.net awswaf.com hcaptcha.com challenges.cloudflare.com arkoselabs.com funcaptcha.com kasada.io friendlycaptcha.com geetest.com validate.perfdrive.com shieldsquare.net queue-it.net',
);
/** Widgets that honest forms have as well. */
export const CAPTCHA_WIDGETS =
  /\/\/(?:[\w-]+\.)*(?:hcaptcha\.com|challenges\.cloudflare\.com|friendlycaptcha\.com|geetest\.com|(?:www\.)?(?:google|recaptcha)\.(?:com|net)\/recaptcha)/i;
export const CHALLENGE_PATHS =
  /\/cdn-cgi\/challenge-platform\/h\/\w+\/(?!scripts\/jsd)|\/_Incapsula_Resource|\/\.within\.website\/|\/\.well-known\/(?:sg)?captcha\/|\/\.well-known\/(?:ddos-guard|vercel\/security)\/|sucuri-firewall|\/aes\.min\.js|\/(?:px|human)\/captcha|\/akam\/\d+\/.*pixel|\/splashui\/challenge|\/imunify360|\/_sec\/cp_challenge|\/__cf_chl|\/waf-captcha|\/ak-challenge|\/captcha\.wbe\.prod/i;
export const CHALLENGE_INLINE =
  /_cf_chl_opt|cf_chl_|\bdd\s*=\s*\{\s*['"]?(?:rt|cid)['"]?\s*:|awsWafCookieDomainList|window\.gokuProps|sucuri_cloudproxy|_pxAppId|slowAES\.decrypt|toNumbers\s*\(|within\.website|__ddg|KPSDK|document\.cookie\s*=\s*['"](?:__test|humans_\d+|bot_?check)=/;
export const CHALLENGE_HEADERS: readonly [string, RegExp][] = [
  ['cf-mitigated', /challenge|block/i],
  ['x-amzn-waf-action', /challenge|captcha/i],
  ['x-datadome', /protected/i],
  ['x-sucuri-block', /./],
  ['x-vercel-mitigated', /challenge|deny/i],
  ['sg-captcha', /challenge/i],
  ['x-kpsdk-ct', /./],
];

/** Where a sign-in leads. */
export const SIGN_IN_HOSTS = hosts(
  'login.microsoftonline.com login.live.com login.windows.net accounts.google.com okta.com oktapreview.com auth0.com onelogin.com login.salesforce.com login.yahoo.com signin.aws.amazon.com duosecurity.com cloudflareaccess.com pingidentity.com pingone.com eduid.ch swissid.ch login.eiam.swiss ciamlogin.com b2clogin.com amazoncognito.com appleid.apple.com',
);
export const SIGN_IN_PATH =
  /\/(?:wp-login\.php|log-?in|sign-?in|signon|connexion|se-connecter|anmelden|anmeldung|accedi|auth(?:entification|enticate|orize|\/login)?|sso|saml2?|oauth2?|oidc|cas\/login|adfs\/ls|idp|realms\/[^/]+\/protocol|account\/login|users\/sign_in|user\/login|session\/new|owa\/auth|web\/login|espace-(?:client|membre)s?|_login|Login\.aspx)(?:[/.?;]|$)/i;
export const CONSENT_ADDRESS =
  /\/\/consent\.(?:google|yahoo|youtube)\.|\/(?:cookie-?wall|consent(?:ement)?(?:-wall)?|age-?(?:gate|check|verification|control)|verification-age|cookiewall|gdpr-consent)(?:[/.?]|$)/i;
/** Consent managers. */
export const CONSENT_HOSTS = hosts(
  'consentmanager.net cookiebot.com didomi.io privacy-center.org onetrust.com cookielaw.org usercentrics.eu quantcast.com axept.io privacy-mgmt.com sourcepoint.com iubenda.com trustarc.com termly.io osano.com cookiefirst.com sirdata.net appconsent.io fundingchoicesmessages.google.com contentpass.net',
);

/** Platforms with pages of many owners. */
export const PLATFORMS = hosts(`
  facebook.com fb.com fb.me instagram.com linkedin.com twitter.com x.com youtube.com youtu.be tiktok.com pinterest.com pinterest.ch snapchat.com
  threads.net linktr.ee wa.me whatsapp.com t.me telegram.org g.page goo.gl maps.google.com google.com google.ch bing.com local.ch search.ch
  tel.search.ch yelp.com yelp.ch tripadvisor.com tripadvisor.ch tripadvisor.fr booking.com airbnb.com airbnb.ch thefork.ch thefork.com lafourchette.com eat.ch
  just-eat.ch ubereats.com smood.ch ricardo.ch anibis.ch tutti.ch etsy.com amazon.com amazon.de amazon.fr ebay.com ebay.ch houzz.com houzz.fr
  renovero.ch ofri.ch moneyhouse.ch easymonitor.ch zefix.ch business-monitor.ch wikipedia.org yellowpages.com pagesjaunes.fr comparis.ch homegate.ch
  immoscout24.ch autoscout24.ch vimeo.com soundcloud.com spotify.com medium.com doodle.com calendly.com treatwell.ch doctena.ch onedoc.ch
  gofundme.com patreon.com discord.gg discord.com reddit.com xing.com kununu.com glassdoor.com indeed.com jobup.ch jobs.ch example.com example.org`);

/** Frames that honest pages embed. */
export const EMBEDS =
  /\/\/(?:[\w-]+\.)*(?:google\.[a-z.]{2,6}\/maps|maps\.google\.|openstreetmap\.org|map\.geo\.admin\.ch|youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|facebook\.com\/plugins|instagram\.com|calendly\.com|cal\.com|spotify\.com|soundcloud\.com|googletagmanager\.com|google\.com\/recaptcha|doubleclick\.net|hotjar\.com|matterport\.com|issuu\.com|typeform\.com|docs\.google\.com|forms\.office\.com|doodle\.com|booking\.|localcities\.|meteo|trustpilot\.com)/i;

export const MAINTENANCE_NAMES =
  /\b(?:seedprod|elementor-maintenance-mode|wp-?maintenance-?mode|maintenance-?(?:mode|page)|under-?construction(?:-page|-mode)?|coming-?soon(?:-page|-mode|-wrapper|-container)?|cmp-coming-soon|ucp-|page--?maintenance|site-?offline|is-maintenance|niteoCS|lightstart|csmm|template-?(?:coming-soon|maintenance)|store-?coming-?soon|woocommerce-coming-soon\S*)\b/i;
export const MAINTENANCE_PATHS =
  /\/(?:plugins|modules|themes)\/(?:[\w-]*(?:coming-soon|under-construction|maintenance|seedprod|site-offline|lightstart)[\w-]*)\//i;
/** The page of a shop that opens with a password. */
export const SHOP_PASSWORD = /\/password(?:\?|$)/;

export const INSTALLER_ADDRESS =
  /\/(?:wp-admin\/(?:install|setup-config)\.php|installation\/(?:index\.php|setup)|core\/install\.php|install(?:er)?\/index\.php|typo3\/install|install\.php|ghost\/#?\/?setup)/i;
export const SUSPENDED_ADDRESS =
  /\/cgi-sys\/suspendedpage\.cgi|\/suspended(?:[-_]?(?:page|domain|account|site))?(?:\.\w+)?\/?(?:\?|$)|\/\/(?:www\.)?(?:suspended-domain|suspendeddomain|suspended-website|account-suspended|site-suspended)\.|\/\/suspended\./i;
export const DEFAULT_ADDRESS = /\/cgi-sys\/defaultwebpage\.cgi|\/iisstart|\/dashboard\/?$|\/defaultsite\/?/i;
/** What default pages are drawn with. */
export const DEFAULT_RESOURCES =
  /\/icons\/(?:openlogo-75|ubuntu-logo|poweredby|apache_pb)|\/(?:nginx-logo|poweredby|apache_pb2?|iis-?\d*|welcome|msweb-brand|iisstart|tomcat|asf-logo[\w-]*)\.(?:png|gif|jpe?g|svg)$|assets\.plesk\.com\/static\/default-website|\/img-sys\/|\/cgi-sys\/|default-website-content|\/asset?s?\/default-?page|w00tw00t/i;
