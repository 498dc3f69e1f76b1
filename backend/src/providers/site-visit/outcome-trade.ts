/** Phrases of companies about their trade, which pages about an address or server do not contain; compared with `plain` text. */

const AT = String.raw`(?:sur|chez|dans|on|at|auf|an|in|bei|sul|nel|presso(?: il)?) (?:votre|vos|your|ihre[mnr]?|vostro|tuo|suo) (?:(?:propre|own|eigenen) )?(?:sites?|web ?sites?|webseite|standort|areal|gelande|anlage|sito|cantiere|chantier|premises)\b`;
/** « Sur votre site, maintenance et dépannage »: where a company works for its customers. */
export const AT_CUSTOMERS = new RegExp(`^${AT}|^(?:votre|your|ihre?|il vostro) (?:site|web ?site|webseite|sito)(?: web| internet)?,`);
/** « Nous intervenons sur votre site ». */
export const WORKS_AT_CUSTOMERS = new RegExp(String.raw`\b${AT}`);
/** « Nous mettons votre site en maintenance préventive ». */
export const OF_CUSTOMERS = /\S (?:votre|vos|your|ihre[mnr]?|vostro|tuo) (?:sites?|web ?sites?|webseite|sito)\b/;
/** A shop or a service stops without its site. */
export const OF_A_SHOP =
  /^(?!.*\b(?:site|website|compte|account|hebergement|hosting|domaine?)\b).*\b(?:service|boutique|shop|store|e-?shop|webshop|negozio)\b/;
/** Days as programmes name them. */
export const DAY =
  /\b\d{1,2}\.? ?(?:er )?(?:janv|jan|fevr|feb|mars|marz|march|mar|avril|april|apr|mai|may|mag|juin|juni|june|giu|juil|juli|july|lug|aout|aug|ago|sept|sep|set|oct|okt|ott|nov|dec|dez|dic)[a-z]*\b|(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.?(?:\d{2,4})?(?=\s|$)/g;
/** Several domains for sale: the seller is a company. */
export const SEVERAL_DOMAINS = /\b(?:noms de domaines?|domain names|domains|domainnamen|(?:nomi a )?domini)\b/;
/** One domain for sale: it is the domain of the page. */
export const ONE_DOMAIN = /\b(?:this|ce|le|cet|diese[rs]?|questo) (?:domain(?: name)?|nom de domaine|domaine|dominio)\b/;
/** What is sold is an address, not land. */
export const DOMAIN_NAME_WORDS = /\b(?:noms? de domaine|domain ?names?|domainnamen?|nomi? a dominio|internetadressen?)\b/;
/** Construction and maintenance as a trade, not as a notice. */
export const WORKS = /^(?:mainten|manuten|wartung|constru|costruz|travaux|lavori|umbau|aufbau|renovat|ristrut)/;
