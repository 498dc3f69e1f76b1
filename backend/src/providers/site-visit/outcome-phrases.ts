/**
 * Phrases of pages that are not a company's, by language, compared with `plain` text. A phrase counts as a headline (title, heading, or the
 * only text of a page), never within an article.
 */

const any = (...alternatives: string[]): string => `(?:${alternatives.join('|')})`;
const whole = (...alternatives: string[]): RegExp => new RegExp(`^${any(...alternatives)}$`);
const within = (...alternatives: string[]): RegExp => new RegExp(any(...alternatives));

/** A name of a website, as pages about domains name it. */
const DOMAIN_NAME = String.raw`(?<![a-z0-9-])(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:ch|com|net|org|li|fr|de|at|it|be|lu|eu|es|uk|nl|info|biz|io|co|me|tv|app|dev|shop|store|online|site|web|website|swiss|immo|pro|expert|agency|studio|cafe|bar|hotel|restaurant|photo|art|design|swiss|zuerich|geneve|vin|wine|test|example|localhost|local)\b`;

export const ADDRESS = new RegExp(DOMAIN_NAME);
/** Every address that a text names. */
export const NAMED_DOMAINS = new RegExp(DOMAIN_NAME, 'g');
/** « this domain » in all languages: a mere « domaine » is an estate as well. */
const THE_DOMAIN = any(
  String.raw`(?:ce|le|du|au|cet) noms? de domaines?(?: internet)?`,
  String.raw`^nom de domaine`,
  String.raw`(?:ce|le) domaine (?:internet|web)`,
  String.raw`(?:this|the) (?:web ?)?domain(?: name)?`,
  String.raw`^domain(?: name)?\b`,
  String.raw`(?:diese[rs]?|die) (?:internet-?)?domain(?:name)?`,
  String.raw`(?:questo|il) (?:nome a )?dominio`,
  String.raw`este dominio`,
  String.raw`(?:le |the |die |il )?(?:domaine? |site |website |webseite |adresse |url )?${DOMAIN_NAME}`,
);
/** « this site », « our shop ». */
const THE_SITE = any(
  String.raw`(?:notre|ce|le|cette|la|votre|mon|l')\s?(?:nouveau |nouvelle |futur |future )?(?:site|boutique|page|plateforme|portail|e-?shop|webshop|application)(?: web| internet| en ligne| officielle?| d'accueil)?`,
  String.raw`(?:our|this|the|my|your) (?:new |official |own )?(?:web ?site|web page|web ?shop|site|page|(?:online )?(?:shop|store)|homepage|home page|app|platform)`,
  String.raw`(?:unsere?|diese?|die|der|das|meine?) (?:neuer? |neue[ns]? |offizielle )?(?:website|webseite|web-?site|homepage|internetseite|webprasenz|internetprasenz|seite|(?:online-?|web)?shop|plattform)`,
  String.raw`(?:il nostro|la nostra|questo|questa|il|la) (?:nuovo |nuova )?(?:sito(?: web| internet)?|pagina|negozio online)`,
  String.raw`(?:nossa|nossa|questa|nus) (?:pagina|website)`,
  String.raw`(?:le |the |die )?(?:site |website )?${DOMAIN_NAME}`,
);
const FILLER = String.raw`(?:[\s,]+(?!pas\b|not\b|nicht\b|non\b)[^\s.!?]+){0,6}?[\s,]+`;
/** Only auxiliary verbs may be between. */
const IS = String.raw`(?:\s+(?:est|a|ete|sont|is|has|was|been|have|wird|wurde|ist|e|stato|actuellement|momentanement|temporairement|provisoirement|currently|temporarily|vorubergehend|derzeit|temporaneamente))*\s+`;

export const NOT_FOUND = within(
  String.raw`^(?:erreur|error|fehler|errore|http)? ?(?:n°|#)? ?404 ?[-–:!.,]{0,2} ?(?:error|erreur|fehler|errore|not found|file not found|page|seite|pagina|oops|introuvable)`,
  String.raw`^(?:erreur|error|fehler|errore|http|code) ?404$`,
  String.raw`\b(?:page|contenu|document|fichier|ressource|url|adresse)\b[^.!?]{0,60}\b(?:introuvable|inexistante?|n'existe (?:pas|plus)|non trouvee?|n'a (?:pas|pu)[^.!?]{0,12} ?(?:ete )?trouvee?|n'est (?:pas|plus) disponible)`,
  String.raw`\b(?:page|file|content|resource|url|link)\b[^.!?]{0,60}\b(?:(?:was |could )?not (?:be )?found|can't be found|cannot be found|couldn't be found|doesn't exist|does not exist|no longer (?:exists?|available)|isn't here)`,
  String.raw`\b(?:seite|datei|inhalt|url)\b[^.!?]{0,60}\b(?:nicht gefunden|existiert nicht|nicht (?:mehr )?vorhanden|nicht (?:mehr )?verfugbar)`,
  String.raw`\b(?:pagina|risorsa|contenuto)\b[^.!?]{0,60}\b(?:non (?:e stata )?trovat[ao]|non esiste|inesistente|betg chattada)`,
  String.raw`^(?:not found|nothing (?:was )?found|rien (?:n'a ete )?trouve|nicht gefunden|non trovato)(?: here| ici)?$`,
  String.raw`^(?:oops|oups|ups|hoppla|aie)[ !,.]+.{0,20}(?:404|perdue?|lost|page|seite)`,
);
/** Words of an error or a missing page. */
export const ERROR_WORDS =
  /\b(?:4\d\d|50\d|oups|oops|ups|hoppla|perdue?s?|egaree?s?|lost|introuvables?|n'existe (?:pas|plus)|erreur|error|fehler|errore|verirrt|smarrit\w*|not found|nicht gefunden|non trouvee?|non trovat\w)\b/;
/** Classes and ids of the pages that a site shows for a wrong address. */
export const ERROR_NAMES =
  /\b(?:error-?\d{3}|error-?page|page-?error|page-?\d{3}|(?:page-)?not-?found|erreur(?:-?\d{3})?|is-404|template-404)\b/i;
/** Alone it may be a name (« 404 », a bar). */
export const BARE_404 = whole('404');

export const SERVER_ERROR = within(
  String.raw`^(?:erreur|error|fehler|errore|http) ?(?:http )?(?:4(?!04)\d\d|5\d\d)\b`,
  String.raw`^(?:4(?!04)\d\d|5\d\d) ?[-–:]? ?(?:internal|server|bad gateway|service|gateway|forbidden|acces|access|unauthorized|error|erreur|too many)`,
  String.raw`^(?:internal server error|bad gateway|gateway time-?out|service (?:temporarily )?unavailable|forbidden|access (?:denied|forbidden)|acces (?:refuse|interdit)|zugriff verweigert|erreur (?:interne )?(?:du )?serveur|serverfehler|interner serverfehler|server error|application error|runtime error|database error|erreur de base de donnees|proxy error|site error)\b.{0,40}$`,
  String.raw`^(?:error establishing a database connection|erreur lors de la connexion a la base de donnees|fehler beim (?:aufbau einer|verbinden mit der) datenbank|errore nello stabilire una connessione al database|could not connect to the database)`,
  String.raw`^(?:an (?:unexpected )?error (?:has )?occurred|une erreur (?:inattendue |critique )?(?:est survenue|s'est produite)|(?:il y a eu|there has been) (?:une|a) (?:erreur critique|critical error)|es (?:gab|ist) ein(?:en)? (?:kritischer |kritischen )?fehler|whoops, looks like something went wrong|oops, an error occurred|this page isn't working|something went wrong)`,
  String.raw`^(?:php )?(?:fatal error|parse error|uncaught \w*(?:error|exception)|warning: \w+\()`,
  String.raw`^connection (?:failed|refused)\b.{0,80}$`,
);

/** « Notre site est en cours de refonte »: a sentence about the site itself. */
export const MAINTENANCE = within(
  String.raw`\b(?:up and running|back online|live) (?:here )?(?:shortly|soon)\b|\bbrand new (?:web ?)?site\b[^!?]{0,60}\bgetting started`,
  String.raw`^(?:(?:notre |unsere |our |il nostro )?(?:nouveau|nouvelle|neue[rs]?|new|nuovo|nuova) )?(?:web ?site|site|page|home ?page|internetseite|shop|boutique|store|webseite|seite|webshop|sito(?: web| internet)?|pagina(?: web)?|sitio(?: web)?)(?: web| internet| en ligne)? ?(?:(?:est|is|ist|e) )?(?:currently |actuellement |derzeit )?(?:en|under|in|im|down for|offline for|closed for) (?:cours de )?(?:scheduled )?(?:maintenance|construction|travaux|refonte|wartung|aufbau|bau|umbau|bearbeitung|arbeit|manutenzione|costruzione|allestimento|aggiornamento|construccion|mantenimiento|construcziun|preparation|developpement|development|creation|mise a jour)`,
  String.raw`^(?:mode (?:de )?maintenance|maintenance mode|maintenance (?:en cours|du site|programmee|planifiee)|wartungs(?:modus|arbeiten|seite)|site (?:offline|hors ligne|ferme|indisponible|closed|unavailable)|website offline|(?:scheduled|site|planned|server) maintenance|down for maintenance|maintenance page|page de maintenance)$`,
  String.raw`^we(?:'re| are) (?:currently |temporarily )?(?:down|offline|closed|undergoing|performing|working on|building|under|making|getting)\b`,
  String.raw`^nous (?:mettons|mettrons) (?:actuellement |en ce moment )?a jour (?:notre|le|la) (?:site|boutique)|^wir aktualisieren (?:gerade |derzeit |momentan )?unser|^stiamo aggiornando (?:il|la) (?:nostr[oa] )?(?:sito|negozio)`,
  String.raw`^(?:hier|an dieser stelle|demnachst|in kurze|bald) .{0,20}(?:entsteht|finden sie|erscheint|verfugbar|online|steht)\b`,
  String.raw`^(?:wir sind (?:bald|in kurze|gleich|demnachst) (?:wieder )?(?:zuruck|da|online|fur sie da)|wir arbeiten (?:gerade|derzeit|momentan)? ?an unserer)`,
  String.raw`^(?:briefly unavailable for scheduled maintenance|momentanement indisponible pour (?:cause de )?maintenance|indisponible (?:brievement|temporairement) pour)`,
  String.raw`^(?:un |une )?(?:nouveau|nouvelle|nouvel) (?:site|page|boutique|e-?shop|presence)(?: web| internet| en ligne)? (?:est |sera )?(?:arrive|en preparation|en route|prochainement|bientot)`,
  String.raw`${THE_SITE}${FILLER}(?:hors ligne|(?:en|under|in|im|down for|undergoing) (?:cours de )?(?:scheduled |pleine? |vollem )?(?:maintenance|construction|refonte|preparation|developpement|development|creation|realisation|elaboration|renovation|reconstruction|wartung|aufbau|umbau|uberarbeitung|bearbeitung|bau|entstehung|manutenzione|costruzione|allestimento|aggiornamento|rifacimento|construcziun)|indisponible|inaccessible|unavailable|offline|nicht (?:verfugbar|erreichbar)|non (?:e )?disponibile|fait peau neuve|(?:is )?being (?:built|rebuilt|redesigned|updated|upgraded)|(?:wird|werden) (?:(?:gerade|derzeit|aktuell|momentan|zurzeit|zur zeit) )?(?:uberarbeitet|gewartet|neu|erstellt|umgebaut|aktualisiert|aufgebaut)|(?:sera|seront) (?:tres )?(?:bientot|prochainement|de nouveau|de retour|disponible|en ligne|accessible)|arrive (?:tres )?(?:bientot|prochainement)|(?:bientot|prochainement) (?:en ligne|disponible|de retour)|will (?:be )?(?:back|available|online|live|launch|open)|(?:is )?(?:coming|launching|opening) (?:very )?soon|(?:ist|geht) (?:bald|demnachst|in kurze)|sara (?:presto|online|di nuovo))`,
);
/** « En construction », « Prochainement »: a notice when nothing else is there, else the name of a section. */
export const BARE_NOTICE = within(
  String.raw`^(?:(?:notre |le |ce )?(?:site|page|boutique|portail)?(?: web| internet| en ligne)? ?(?:est )?(?:actuellement )?)?(?:en|under|in|im) (?:cours de )?(?:maintenance|construction|travaux|refonte|wartung|aufbau|bau|umbau|bearbeitung|arbeit|manutenzione|costruzione|allestimento|construccion|mantenimiento|construcziun|onderhoud)(?: en cours)?$`,
  String.raw`^(?:(?:tres )?bientot|prochainement)[ ,!:]*(?:en ligne|disponible|de retour|ici|online|sur vos ecrans|notre nouveau site)?(?: ?!)?$`,
  String.raw`^(?:ouverture|mise en ligne|lancement) (?:prochaine|bientot|imminente?|en cours)(?: (?:du site|de notre site|de votre site))?$`,
  String.raw`^(?:nous (?:sommes|serons) (?:tres )?(?:bientot|vite) de retour|(?:bientot|vite) de retour(?: (?:parmi|avec|pour) vous| en ligne| sur .{0,20}| avec (?:un|notre) nouveau.{0,20})?$|de retour (?:tres )?(?:bientot|vite|prochainement)|nous revenons (?:tres )?(?:bientot|vite|rapidement|prochainement))`,
  String.raw`^(?:(?:web ?site|site|page|store|shop|we are|we're|new website|our new (?:web ?)?site(?: is)?) )?(?:coming|launching|opening|arriving|live) (?:very )?soon\b.{0,30}$`,
  String.raw`^(?:we(?:'ll| will|'re| are)? ?)?(?:be )?(?:right |coming )?back (?:very )?(?:soon|shortly|online soon|in a (?:moment|minute|bit))`,
  String.raw`^(?:something|etwas|quelque chose) (?:new |great |amazing |awesome |big |exciting |neues |de nouveau |de grand )*(?:is coming|is on (?:its|the) way|is cooking|kommt|entsteht|se prepare|arrive)`,
  String.raw`^(?:demnachst|in kurze|bald)(?: (?:hier|online|verfugbar|wieder (?:da|online)|fur sie da))*$`,
  String.raw`^(?:prossimamente(?: online| qui)?|a breve online|presto online|lavori in corso)$|^(?:torn(?:iamo|eremo) (?:presto|subito|a breve)|stiamo lavorando)`,
);

/** Phrases of a page without other content. */
export const SOON = within(
  String.raw`\b(?:(?:tres )?bientot|prochainement|sous peu) en ligne\b|\b(?:bald|demnachst|in kurze) (?:online|verfugbar|fur sie)\b|\b(?:presto|a breve) (?:online|disponibile)\b|\b(?:coming|online|live|launching|opening) (?:very )?soon\b`,
);

export const SUSPENDED = within(
  String.raw`^${DOMAIN_NAME} (?:is no longer|n'est plus|ist nicht mehr|non e piu) (?:available|disponible|accessible|verfugbar|erreichbar|disponibile|raggiungibile)`,
  String.raw`\b(?:accounts?|compte|site|website|webseite|web site|homepage|hebergement|hosting|hosting account|domaine?|domain name|nom de domaine|service|sito(?: web)?|account di hosting|webspace|abonnement|subscription|seite|internetseite|webhosting|boutique|shop|store|prasenz|webprasenz|${DOMAIN_NAME})(?: web| internet| d'hebergement)?(?: ${DOMAIN_NAME})?${IS}(?:suspended|suspendue?|desactivee?|deactivated|disabled|gesperrt|deaktiviert|stillgelegt|sospes[oa]|disattivat[oa]|bloquee?|blocked|expired|expiree?|abgelaufen|scadut[oa]|resiliee?|terminated|cancelled|closed for non-payment|inactif|gekundigt)\b`,
  String.raw`^(?:suspended|suspendu|gesperrt|sospeso|account suspension|bandwidth (?:limit )?exceeded|509 bandwidth|limite de bande passante|resource limit is reached|domain (?:expired|suspended)|website (?:expired|suspended|disabled))\b.{0,30}$`,
  String.raw`\bsuspended ?page\b`,
  String.raw`^(?:ce|cette|le|la|this|diese[rs]?|questo|questa) (?:site|page|boutique|website|web ?site|shop|webseite|seite|sito|pagina)(?: web| internet| en ligne)?(?: [\w-]+)? (?:n'est (?:plus|pas) (?:disponible|accessible|active?|en ligne)|is (?:no longer|not) (?:available|active|online)|ist nicht (?:mehr )?(?:verfugbar|erreichbar|aktiv|online)|non e (?:piu )?(?:disponibile|attivo|raggiungibile))`,
  String.raw`^(?:contact your hosting provider|veuillez contacter votre hebergeur)`,
);

export const FOR_SALE = within(
  String.raw`${THE_DOMAIN}[^.!?]{0,60}?\b(?:a vendre|est en vente|for sale|zum verkauf|zu verkaufen|kann erworben|in vendita|acquistabile|te koop|en venta|(?:is |est )?(?:available|disponible) (?:for purchase|a l'achat|a la vente)|peut etre (?:achete|acquis)|can be (?:bought|purchased|yours))`,
  String.raw`\b(?:buy|get|purchase|own|inquire about|acheter|achetez|acquerir|kaufen sie|jetzt kaufen|erwerben sie|acquista|compra)\b(?: (?:le|the|die|il))? (?:this domain|ce nom de domaine|diese domain|questo dominio|nom de domaine|${DOMAIN_NAME})`,
  String.raw`^(?:domain|nom de domaine|domain name|dominio|domainname|premium domain|domaine premium) (?:est )?(?:a vendre|en vente|for sale|zu verkaufen|zum verkauf|in vendita)`,
);
/** « Ce domaine est à vendre » may refer to an estate. */
export const ESTATE_FOR_SALE = within(
  String.raw`\b(?:ce|le) domaine (?:est|peut etre) (?:a vendre|en vente|achete|acquis)`,
  String.raw`^domaine (?:est )?(?:a vendre|en vente)|\b(?:acheter|achetez|acquerir) (?:ce|le) domaine\b`,
);
/** Offers of the address of the page. */
export const OFFER = within(
  String.raw`\b(?:buy now|buy it now|make (?:an )?offer|your offer|lease to own|rent to own|escrow|a ceder|cession|acquisition|(?:faire|faites|deposer|soumettre) une offre|votre (?:offre|proposition)|prix (?:de vente|demande|fixe)|peut devenir (?:le|la) votre|angebot (?:abgeben|machen|unterbreiten|senden)|(?:ihr|dein) (?:angebot|gebot)|preisvorschlag|kaufpreis|festpreis|kaufanfrage|abzugeben|zu erwerben|(?:fai|invia|fate) (?:la tua |una |un')?(?:offerta|proposta)|la tua offerta|prezzo di vendita|da cedere)\b`,
);
export const SERVER_FILES =
  /\b(?:index\.(?:html?|php)|default\.html?|public_html|httpdocs|htdocs|wwwroot|documentroot|vhosts?|s?ftp)\b|\b(?:votre|your|ihr|il (?:tuo|vostro|suo)) (?:nouvel? |new |neuer? |nuovo )?(?:hebergement|hosting|web ?hosting|webspace|espace (?:web|ftp)|spazio web|serveur|server)\b|\/(?:var\/www|srv\/www|usr\/share\/nginx|etc\/(?:nginx|apache2|httpd))\b/;
/** Network errors as worded by browsers and filters. */
export const NETWORK_ERRORS =
  /\b(?:net::err_\w+|err_(?:cert|ssl|name|connection|tunnel|proxy|address|timed)_\w+|sec_error_\w+|ssl_error_\w+|dns_probe_\w+|pr_end_of_file_error|mozilla_pkix_\w+)\b/;
export const CMS_NAMES =
  /\b(?:wordpress|joomla|drupal|prestashop|typo3|contao|ghost|grav|magento|shopware|odoo|concrete|october|craft cms|umbraco|wagtail|strapi|opencart|silverstripe|processwire|backdrop|dolibarr|moodle)\b/;
/** Words that only a page about an address needs. */
export const DOMAIN_WORDS =
  /\bdomaine est (?:enregistre|depose|parque)|\b(?:noms? de domaines?|domain(?:s|name[ns]?)?|domeinna(?:am|men)|domini[oi]?|internetadresse|web ?adresse|registrar|whois|registrado|aparcado)\b/;
/** Amounts as offers name them. */
export const MONEY = /(?:[$€£]|\b(?:chf|eur|usd|fr\.)) ?\d|\d ?(?:[$€£]|(?:chf|eur|usd|fr\.)(?!\w))/;
export const WELCOME = /\b(?:welcome|bienvenue|willkommen|benvenut[io]|bienvenidos?)\b/;
export const POWERED_BY =
  /\b(?:powered by|propulse par|fierement|proudly|stolz|realise avec|made with|erstellt mit|creato con|site cree avec|theme|unterstutzt von)\b/;

const RESERVED_NOW = any(
  'reservee?',
  'enregistree?',
  'deposee?',
  'garee?',
  'parquee?',
  'parked',
  'registered',
  'geparkt',
  'registriert',
  'reserviert',
  'reserved',
  'vergeben',
  'registrato',
  'parcheggiato',
  'riservato',
  "(?:a|vient d'etre)[^.!?]{0,12} ?(?:cree|achete|acquis|active|commande)",
  '(?:has|was) (?:just |recently |successfully |been )*(?:created|activated|bought|ordered)',
  'wurde [^.!?]{0,30}(?:eingerichtet|aufgeschaltet|bestellt|aktiviert|angelegt)',
  "n'est pas (?:encore )?(?:connecte|configure|utilise|relie|associe|actif|en ligne|attribue|lie|active)e?",
  "(?:isn't|is not|not) (?:yet )?(?:connected|configured|linked|pointing|active|in use|set up|available yet)",
  '(?:ist )?(?:noch )?(?:nicht|kein\\w*) (?:[^.!?]{0,30})?(?:konnektiert|verbunden|eingerichtet|verknupft|konfiguriert|aktiv|hinterlegt|zugewiesen)',
  'non e (?:ancora )?(?:attivo|configurato|collegato|associato)',
  'pointe (?:vers|sur)',
  'points? to',
  'zeigt auf',
  'abgelaufen',
  'expiree?',
  'expired',
);
export const RESERVED = within(
  String.raw`${THE_DOMAIN}(?![^.!?]{0,20}\b(?:aux|par les|for members|fur)\b)[^.!?]{0,60}?\b${RESERVED_NOW}`,
  String.raw`\b(?:parked (?:free|domain|page|courtesy)|geparkte domain|domaine? (?:name )?parking|page de parking|pagina di parcheggio|parkseite)\b`,
  String.raw`^(?:domain(?:e| name)? (?:parking|parked|registered|reserve|parque|registriert|geparkt|not configured|non configure)|parked domain|geparkte domain|domaine? (?:name )?(?:is )?parked|page parking|pagina di cortesia|courtesy page)`,
  String.raw`\b(?:aucun|pas (?:encore )?de|no|kein[e]?|nessun) (?:site|site web|site internet|contenu|website|web site|webseite|web content|hosting|inhalt|inhalte|sito|homepage|web hosting)\b[^.!?]{0,60}\b(?:configured?|installed?|publie|publiee|published|here|ici|address|adresse|domaine?|encore|yet|konfiguriert|hinterlegt|veroffentlicht|heberge|hosted|found|associe|disponibile|presente|linked|connected)`,
  String.raw`\b(?:site|site web|website|web site|webseite|homepage|sito)\b${IS}(?:pas encore|not yet|not|noch nicht|nicht|non|non ancora|unpublished|n'est pas(?: encore)?|isn't|hasn't been) ?(?:ete |been |stato )?(?:publiee?|published|veroffentlicht|pubblicato|configuree?|configured|connected|available|active)`,
  String.raw`\b(?:looks like this domain|this domain) (?:isn't|is not) connected`,
  String.raw`\b(?:votre|your|ihr|ihre|il tuo|il vostro) (?:nouvel? |new |neues? )?(?:domaine|domain|nom de domaine|hebergement|hosting|webhosting|espace web|webspace|hosting account|dominio|site web|website)\b[^.!?]{0,50}\b(?:(?:a bien ete|a ete|est|vient d'etre) (?:cree|active|installe|pret|enregistre|reserve|commande)e?|(?:has been|is|was) (?:created|activated|ready|registered|set up|successfully)|wurde|ist (?:bereit|eingerichtet|aktiv|registriert)|(?:e stato|e) (?:creato|attivato|registrato|pronto))`,
  String.raw`^(?:future home of|placeholder for|reserve pour|reserviert fur)\b`,
);

export const DEFAULT_PAGE = within(
  String.raw`^welcome to (?:nginx|openresty|tengine|caddy|apache|centos|fedora|your new (?:web ?site|server|site)|your (?:website|web server|cyberpanel|droplet)|xampp|wildfly|jboss|lampp|iis|plesk|hestia|ispconfig|virtualmin|directadmin|jetty|glassfish|litespeed|openlitespeed|symfony|laravel|rails|codeigniter|cakephp|firebase|azure|synology)\b`,
  String.raw`^(?:bienvenue (?:sur|dans)|willkommen (?:bei|zu|auf)|benvenuti? (?:in|su)) (?:nginx|apache|xampp|plesk|synology|iis|ispconfig|symfony|laravel)\b`,
  String.raw`^(?:apache2?|nginx|lighttpd|http server|httpd|tomcat|iis|debian|ubuntu|centos|rocky linux|almalinux|fedora|red hat|plesk|parallels|cpanel|litespeed|froxlor|ispconfig|virtualmin|web server|webserver|hestia|vesta)('s)?\b.{0,40}\b(?:default (?:web ?site )?page|default page|test page|page par defaut|page de test|standardseite|testseite|pagina predefinita)`,
  String.raw`^(?:(?:http server )?test page (?:for|powered)|default (?:web ?site|parallels plesk|plesk|web site|server|index|domain|home|html|landing|vhost) ?page|domain default page|web server's default page|default page|page par defaut(?: du (?:serveur|domaine))?|server default page|placeholder page|page d'attente|standardseite|standard-?seite|seite in vorbereitung bei|index page)\b`,
  String.raw`^it works ?!?$`,
  String.raw`^(?:iis(?: windows| ?\d+(?:\.\d+)?)?(?: server)?|internet information services|windows server(?: \d+)?|apache tomcat(?:/[\d.]+)?|caddy works ?!?|hello! welcome to synology web station.{0,3}|web station has been enabled.{0,60}|phpinfo\(\)|php \d+\.\d+\.\d+\S* ?[-–]? ?phpinfo\(\)|phpinfo|wampserver.{0,20}|mamp.{0,12}|xampp.{0,20}|glassfish server.{0,30}|wildfly.{0,30}|jboss.{0,30}|index of your site|your app service is up and running.{0,10}|microsoft azure (?:app service|web app).{0,40}|site (?:is )?under hosting)$`,
  String.raw`\b(?:this|ceci|cette|dies|dies|questa)\b[^.!?]{0,12}\b(?:is|est|ist|e)\b[^.!?]{0,6}\b(?:the|la|le|die|eine|a|une)\b[^.!?]{0,40}\b(?:default|par defaut|standard|placeholder|predefinita)[ -]?(?:welcome |index ?|web ?|test |home ?)*(?:page|seite|site|pagina)`,
  String.raw`\b(?:the|le) (?:web ?server|http server|serveur(?: web)?|apache|nginx)(?: software)? (?:is|est) (?:successfully )?(?:installed|running|up|installe|operationnel|en marche)`,
  String.raw`\b(?:site|website|web ?site) (?:is |was |has been )?(?:created|set ?up|installed|deployed) successfully`,
  String.raw`^congratulations,? (?:the site is created|your (?:server|website|site|environment|first|new)|you(?:'ve| have) (?:successfully )?(?:installed|deployed|created))`,
  String.raw`\bif you (?:see|can (?:see|read)|are seeing) this page\b[^.!?]{0,80}\b(?:server|installed|working|running|configured)`,
  String.raw`\b(?:replace|remplacez|ersetzen sie|upload|deposez|telechargez|laden sie) (?:this|ce|cette|diese|your|votre|vos|ihre)\b[^.!?]{0,40}\b(?:index\.(?:html?|php)|public_html|htdocs|www|httpdocs|fichier|file|datei|page)\b`,
);

/** Default pages of frameworks; some real sites keep the title. */
export const STARTER = within(
  String.raw`^(?:you(?:'re| are) (?:up and )?running|the install worked successfully|yay! you're on rails|create next app|react app|vite \+ \w+|nuxt|vue app|welcome to (?:react|your vue\.js app|next\.js|express|nuxt|vite|angular|svelte(?:kit)?|astro))\b`,
  String.raw`^edit \S+ and save to (?:reload|test hmr)`,
  String.raw`^(?:test page|testseite|page de test|hello,? world ?!?|test|laravel|symfony|express)$`,
);
/** Pages about domains and hosting. */
export const ABOUT_DOMAINS = within(
  String.raw`\b(?:noms? de domaines?|domaine|domains?|domainname|dominio|hebergement|hebergeur|hosting|webhosting|webspace|espace web|parking|serveur|server|website|webseite|site (?:web|internet)|${DOMAIN_NAME})\b`,
);

/** Default content of a CMS. */
export const WELCOME_TO_CMS = within(
  String.raw`welcome to wordpress\. this is your first post|bienvenue (?:sur|dans) wordpress\. ceci est votre premier(?:e)? (?:article|publication)|willkommen (?:bei|zu) wordpress\. dies ist dein erster (?:beitrag|blogbeitrag)|benvenuto? (?:in|su) wordpress\. questo e il tuo primo articolo`,
  String.raw`no front page content has been created yet|aucun contenu n'a (?:encore )?ete cree pour (?:la|cette) page d'accueil|es wurden? (?:bisher |bislang |noch )+keine? (?:startseite\w*|inhalte?\b)|nessun contenuto (?:per la|in) (?:prima|home) ?page`,
);
export const FRESH_CMS = within(
  String.raw`^(?:wordpress|joomla!?|drupal|prestashop|typo3|contao|nextcloud|phpbb|moodle|opencart|magento|dolibarr|matomo)[ ›>:-]*(?:.{0,20} )?(?:installation|installer|installateur|setup|web installer|install|environment setup|setup configuration file|choose language)`,
  String.raw`^(?:choose language|choisir une langue|sprache (?:wahlen|auswahlen)) \W*(?:drupal)?`,
  String.raw`congratulations,? you have successfully installed (?:typo3|joomla|drupal|concrete|ghost|contao|magento)`,
  String.raw`^(?:welcome to (?:ghost|typo3|joomla!?|drupal|prestashop|odoo|shopify|magento|concrete ?cms|grav|october ?cms|craft cms|strapi|umbraco|kirby|processwire)|your (?:site|store) is (?:almost )?ready)`,
  String.raw`^(?:this|cette|diese|questa?|ce) (?:site|website|page|webseite|seite|sito|pagina|shop|store|boutique)${IS}?(?:is |ist |est |e )?(?:not (?:yet )?published|isn't published(?: yet)?|(?:noch )?nicht (?:veroffentlicht|online)|(?:n'est )?pas (?:encore )?(?:publie|en ligne)e?|non (?:e )?(?:ancora )?(?:pubblicat[oa]|online)|currently private|private|actuellement privee?|unavailable at the moment)`,
  String.raw`^(?:website|site|webseite) (?:not published|unpublished|nicht veroffentlicht|non publie)`,
  String.raw`^(?:getting started with (?:joomla|typo3|drupal|odoo)|about your home page|default welcome msg!?|this is a sample (?:page|blog post))`,
  String.raw`^no typoscript (?:record|template) found|^the page (?:is not configured|did not exist)`,
  String.raw`^(?:your|votre|ihr) (?:brand|store|shop) name$`,
);
/** What shops and themes are filled with before their owner has written anything. */
export const SAMPLE_CONTENT = within(
  String.raw`^(?:just another wordpress site|un site utilisant wordpress|eine weitere wordpress-?website|un nuovo sito targato wordpress|ein weiterer wordpress-?blog)$`,
  String.raw`^(?:example product(?: title)?|exemple de (?:titre de )?produit|sample product|produit d'exemple|beispielprodukt)\b`,
  String.raw`\b(?:hummingbird (?:printed t-shirt|cushion|notebook|- vector graphics)|t-shirt imprime colibri|pull imprime colibri|mug (?:today is a good day|the best is yet to come|the adventure begins)|affiche encadree (?:the|today)|brown bear (?:cushion|notebook|- vector)|coussin (?:colibri|renard|ours brun)|carnet de notes (?:ours brun|colibri|renard|panda)|mountain fox)`,
  String.raw`^(?:hello world!?|sample page|page d'exemple|beispiel-?seite|pagina di esempio|bonjour tout le monde ?!?|hallo welt!?|ciao mondo!?|un commentateur wordpress|a wordpress commenter|ein wordpress-?kommentator)$`,
  String.raw`^(?:add a slide title|image with text overlay|talk about your brand|pair text with an image|share (?:information|details) about your brand|your content|click (?:here )?to (?:edit|add|start)|double[- ]?click(?:ez)?\b|ajoutez (?:un|votre) (?:titre|texte|contenu)|titre de la section|section title|your text here|votre texte ici|ihr text hier|edit this text|add your (?:text|title|tagline)|this is (?:a|your) (?:placeholder|sample|heading|title|subtitle|paragraph|tagline))`,
);
export const LOREM =
  /\b(?:lorem|ipsum|dolor|amet|consectetur|adipiscing|elit|sed|eiusmod|tempor|incididunt|labore|dolore|magna|aliqua|enim|minim|veniam|nostrud|exercitation|ullamco|laboris|nisi|aliquip|commodo|consequat|duis|aute|irure|reprehenderit|voluptate|velit|esse|cillum|fugiat|nulla|pariatur|excepteur|sint|occaecat|cupidatat|proident|sunt|culpa|officia|deserunt|mollit|laborum)\b/g;

export const DIRECTORY = within(
  String.raw`^(?:index of|index de|directory listing (?:for|of)|listing directory|folder listing|files within|inhalt von|verzeichnis(?:inhalt)? von|contenu de) ?\[? ?\/`,
  String.raw`^(?:\S+ - \/\S*)$`,
);

export const LOGIN = within(
  String.raw`^(?:(?:page de )?connexion|se connecter|connectez-vous|identification|identifiez-vous|authentification|espace (?:client|membres?|adherents?|prive|personnel|securise|reserve)|acces (?:client|membres?|reserve|securise|prive|restreint)|zone (?:privee|membre|securisee))\b.{0,40}$`,
  String.raw`^(?:log ?in|sign ?in|member login|client login|user login|please (?:log|sign) in|authentication required|restricted (?:area|access)|customer (?:area|portal)|client area|welcome back|intranet|extranet|webmail|roundcube.{0,20}|outlook(?: web app)?)\b.{0,40}$`,
  String.raw`^(?:anmelden|anmeldung|einloggen|login-?bereich|bitte (?:melden sie sich an|anmelden|einloggen)|kundenportal|mitgliederbereich|accedi|accesso|area (?:riservata|clienti)|iniciar sesion)\b.{0,40}$`,
  String.raw`^(?:this (?:content|site|page) is (?:password )?protected|ce (?:contenu|site) est protege|cette page est protegee|dieser inhalt ist passwort|protected(?: page| site)?|password protected(?: site)?|protege(?: par (?:un )?mot de passe)?|mot de passe requis)\b.{0,80}$`,
);
/** Words around a sign-in form. */
export const LOGIN_WORDS = within(
  String.raw`\b(?:mots? de passe|password|passwort|kennwort|identifiant|nom d'utilisateur|username|user name|user id|benutzername|nome utente|e-?mail(?: address)?|adresse e?-?mail|courriel|se souvenir de moi|rester connecte|remember me|keep me signed in|angemeldet bleiben|ricordami|oublie|forgot|vergessen|dimenticat|se connecter|connexion|sign[ -]?(?:in|up)|log ?in|anmelden|einloggen|registrier|accedi|inscri|creer un compte|create (?:an )?account|continue with|continuer avec|weiter mit|single sign-?on|sso|code d'acces|access code|captcha|two-factor|autentica|authentifi)`,
);

export const CONSENT = within(
  String.raw`\b(?:cookies?|consentement|consent|einwilligung|consenso|rgpd|gdpr|dsgvo|traceurs|confidentialite|vie privee|privacy|datenschutz|nos \d+ partenaires|our \d* ?partners|personnaliser (?:mes )?choix|manage (?:preferences|options|choices)|gerer (?:mes |les )?(?:choix|preferences)|tout (?:accepter|refuser)|accepter (?:et continuer|tout)|continuer sans accepter|accept (?:all|and continue)|reject all|alle akzeptieren|akzeptieren|ablehnen|accetta|rifiuta|mesure d'audience|publicites? personnalisees?|personalised ads|conserver et acceder|necessary only|j'accepte|je refuse|i agree|ich stimme zu)`,
);
export const AGE_GATE = within(
  String.raw`\b(?:avez-vous|etes-vous|j'ai|vous devez avoir|age minimum|verification (?:de (?:l'|votre )?)?age|plus de) [^.!?]{0,30}\b(?:1[68]|2[01])\b`,
  String.raw`\b(?:are you|you must be|i am|over|age verification)[^.!?]{0,30}\b(?:1[68]|2[01]|of legal (?:drinking )?age)\b`,
  String.raw`\b(?:sind sie|bist du|ich bin)[^.!?]{0,30}\b(?:1[68])\b|\bhai (?:piu di|almeno) 1[68]\b|\b(?:age legal|majeure?|legal drinking age|verification (?:de (?:l'|votre )?)?age|altersprufung|altersverifikation|age verification)\b`,
);
/** The button that opens a wall. */
export const WAY_IN = within(
  "^(?:oui|yes|ja|si|ok|entrer|enter|eintreten|entra|continuer|continue|weiter|continua|j'ai|i am|ich bin)\\b",
  String.raw`\b(?:accept(?:er|e|ez|ieren)?|accetta|akzeptieren|zustimmen|agree|j'accepte|autoriser|allow|tout accepter)\b`,
);
export const CONSENT_TITLE = within(
  String.raw`^(?:avant de continuer|before you continue|bevor sie fortfahren|prima di continuare|votre (?:vie privee|confidentialite|consentement)|your privacy|ihre privatsphare|gestion (?:du consentement|des cookies)|cookie (?:consent|wall|settings|preferences)|parametres (?:des )?cookies|(?:nous respectons|we value) (?:votre|your)|consentement|consent|verification (?:de (?:l'|votre )?)?age|age verification|altersverifikation|bienvenue, (?:avez|etes)-vous|cookies?|accept cookies)\b`,
);

export const CHALLENGE = within(
  String.raw`^(?:attention required ?!?(?: .*cloudflare.*)?|checking (?:your|if the) (?:browser|site)\b.{0,60}|ddos-guard|vercel security checkpoint|(?:robot|bot|human|browser) (?:verification|challenge)(?: screen| page)?|robot challenge screen|pardon our interruption|verification (?:de (?:votre navigateur|l'humanite)|humaine|que vous (?:etes|n'etes).{0,40})|(?:are you|etes-vous|sind sie|bist du) (?:a |un |ein )?(?:robot|human|humain|mensch|roboter)|(?:please )?(?:verify|confirm|prove)(?: that)? you(?:'re| are)? (?:a |not a )?(?:human|robot)|(?:verifiez|confirmez|prouvez) que vous (?:etes|n'etes) .{0,30}|i'?m not a robot|je ne suis pas un robot|ich bin kein roboter|captcha(?: required)?|making sure you're not a bot|request unsuccessful.{0,40}|(?:sucuri )?website firewall.{0,40}|access to this page has been denied|(?:sorry, )?you have been blocked)$`,
  String.raw`^(?:\S+ )?(?:needs|doit|must|muss) (?:to )?(?:review|verify|check|verifier|uberprufen) (?:the security|that you|you are|que vous|la securite|your connection)`,
  String.raw`\b(?:checking (?:your browser before|if the site connection is secure)|(?:verifying|verification) (?:that )?(?:que vous (?:etes|n'etes)|you are (?:a )?(?:human|not)|de votre navigateur)|nous verifions (?:votre navigateur|que vous)|enable (?:javascript and )?cookies to continue|activez javascript et les cookies pour continuer|(?:complete|pass) the (?:security check|captcha|challenge)|uberprufung(?:,)? (?:ob|dass) sie ein mensch|(?:request|browser|connection|visit) (?:is|are) being (?:verified|checked|validated)|(?:requete|navigateur|connexion) (?:est|sont) en cours de (?:verification|controle)|(?:anfrage|browser|verbindung) wird (?:gepruft|uberpruft|verifiziert))`,
);
/** A check's title, and a spa's. */
export const MOMENT = whole('just a moment', '(?:nur )?einen moment(?:,? bitte)?', 'un instant', 'un momento', 'one moment(?:,? please)?');

export const LOADING = whole(
  String.raw`(?:chargement|loading|laden|wird geladen|caricamento|please wait|veuillez patienter|bitte warten|initialisation|initializing|un instant|\d{1,3} ?%|\.+)(?: en cours| in progress)?[ .]*`,
);
export const NEEDS_SCRIPTS = within(
  String.raw`\b(?:enable (?:javascript|js)|activer javascript|javascript (?:is )?(?:required|disabled|desactive|erforderlich|deaktiviert|to run this app)|javascript aktivieren|abilita(?:re)? javascript|requires javascript|necessite javascript)`,
);

/** What taken-over domains are used for. */
export const SPAM =
  /\b(?:casino[ns]?|slots?|slot gacor|jackpots?|poker|roulette|blackjack|betting|bookmakers?|paris sportifs|sportwetten|scommesse|judi|togel|gacor|bandar|free spins|bonus sans depot|no deposit bonus|viagra|cialis|levitra|kamagra|tadalafil|sildenafil|porn|porno|xxx|escorts?|sex ?cams?|payday loans?|binary options|forex robot|crypto casino|replica (?:watches|handbags)|essay writing|cbd gummies|steroids?)\b/g;
export const FOREIGN_LETTERS =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Thai}|\p{Script=Devanagari}|\p{Script=Hebrew}/gu;
export const DEFACED = within(String.raw`^(?:hacked|defaced|owned|pwned) by\b`);
