/** What companies say of their trade that pages about themselves, their address or their server do not; texts as `plain` gives them. */

/** « Sur votre site, maintenance et dépannage »: where a company works for its customers. */
export const AT_CUSTOMERS = new RegExp(
  [
    String.raw`\b(?:sur|chez|dans|on|at|auf|an|in|bei|sul|nel|presso(?: il)?) (?:votre|vos|your|ihre[mnr]?|vostro|tuo|suo) (?:(?:propre|own|eigenen) )?(?:sites?|web ?sites?|webseite|standort|areal|gelande|anlage|sito|cantiere|chantier|premises)\b`,
    String.raw`^(?:votre|your|ihre?|il vostro) (?:site|web ?site|webseite|sito)(?: web| internet)?,`,
  ].join('|'),
);
/** « Nous mettons votre site en maintenance préventive »: of a company that is named. */
export const OF_CUSTOMERS = /\S (?:votre|vos|your|ihre[mnr]?|vostro) (?:sites?|web ?sites?|webseite|sito)\b/;
/** Days as programmes name them. */
export const DAY =
  /\b\d{1,2}\.? ?(?:er )?(?:janv|jan|fevr|feb|mars|marz|march|mar|avril|april|apr|mai|may|mag|juin|juni|june|giu|juil|juli|july|lug|aout|aug|ago|sept|sep|set|oct|okt|ott|nov|dec|dez|dic)[a-z]*\b|\b\d{1,2}\.\d{1,2}\.?(?:\d{2,4})?(?=\s|$)/g;
/** Whoever sells several is a company. */
export const SEVERAL_DOMAINS = /\b(?:noms de domaines?|domain names|domains|domainnamen|(?:nomi a )?domini)\b/;
/** What is sold is an address, not land. */
export const DOMAIN_NAME_WORDS = /\b(?:noms? de domaine|domain ?names?|domainnamen?|nomi? a dominio|internetadressen?)\b/;
