import { isTrade } from './trades.js';
import { fold } from './words.js';

/**
 * Returns whether an answer names a company only to deny knowing it, to have found nothing, or to say it no longer exists: no citation. «
 * Je ne connais pas les tarifs de X » and « je n’ai rien trouvé de mieux que X » are citations.
 */
export function isDenied(text: string, from: number, to: number): boolean {
  const before = fold(sentenceBefore(text, from)).replaceAll('’', "'");
  const after = fold(text.slice(to, to + 160)).replaceAll('’', "'");
  return (
    (DOUBTED.test(before) && EXISTS.test(after)) ||
    isObjectOfDenial(before) ||
    DENIED_AFTER.test(after) ||
    (TOPIC.test(before) && NOTHING_KNOWN.test(after)) ||
    ASKED_BACK.test(after)
  );
}

const sentenceBefore = (text: string, from: number): string =>
  text
    .slice(Math.max(0, from - 160), from)
    .split(/[.!?;\n]/)
    .at(-1) ?? '';

/** Phrases that deny knowing what follows. */
const DENIALS = [
  /(?:ne|n')\s?(?:la |le |les |l')?connai\w*(?: malheureusement)? (?:pas|point|aucun\w*)/,
  /(?:ne|n')\s?(?:\w+ ){0,2}\w+ (?:pas|rien|aucune?)(?: pu| su| reussi| ete en mesure)?(?: a| de)? ?(?:trouver?|identifier|localiser|verifier|confirmer)/,
  /(?:pas|plus|aucune?|sans)(?: trouve| pu trouver)?(?: aucune?| d'| d'une| de| la moindre| une?)? ?(?:informations?|donnees?|traces?|mentions?|references?|resultats?|connaissance|entreprises?|societes?|etablissements?)/,
  /pas trouve|rien trouve|impossible d[e']|incapable d[e']|(?:pas|peu) famili\w+ avec|pas au courant/,
  /ne (?:semble|parait) pas exister/,
  /ne (?:trouve|trouvons|vois|voyons|reconnais|repere) (?:pas|aucun\w*|rien|plus)/,
  /(?:do not|don't|could not|couldn't|can't|cannot|did not|didn't|unable to|not aware|not familiar|no (?:information|record|data|trace|mention))(?: know| have| find| confirm| verify| identify| locate)?/,
  /keine? (?:informationen|angaben|daten|hinweise|eintrage)/,
];

/** Words allowed between a denial and the name. */
const BETWEEN = new Set(
  `l la le les un une d de du des s a au aux en sur pour avec chez cette cet ce the of about on any a an with named called uber zu zur zum von der die das
   existence nom societe entreprise maison etablissement commerce prestataire agence adresse groupe firme company business
   nomme nommee appele appelee denomme denommee intitule intitulee quelconque trouver trouve identifier localiser verifier confirmer find confirm verify information informations
   donnee donnees trace traces mention mentions reference references resultat resultats precise precises precis fiable fiables verifiee verifiees specifique specifiques
   disponible disponibles suffisante suffisantes publique publiques particuliere locale locales concernant propos sujet correspondant correspondante exact exacte
   personnellement encore malheureusement du tout bien actuellement directement moi meme details detail`.split(/\s+/),
);

function isObjectOfDenial(before: string): boolean {
  return DENIALS.some((denial) => {
    const found = [...before.matchAll(new RegExp(denial, 'g'))].at(-1);
    if (!found) return false;
    const between = before.slice((found.index ?? 0) + found[0].length);
    return (between.match(/[a-z0-9]+/g) ?? []).every((word) => BETWEEN.has(word) || isTrade(word));
  });
}

const OPEN = `^[»"”)*_\\s]*`;

/** « X n’existe pas », « X m’est inconnu », « X a fermé ses portes » */
const DENIED_AFTER = new RegExp(
  `${OPEN}(?:,[^,.!?]{0,40},)?\\s*(?:${[
    "n'existe (?:pas|plus)",
    '(?:ne )?(?:semble|parait) (?:pas|plus|ne pas|ne plus) exister',
    "n'est (?:pas|plus) (?:repertorie|reference|liste|recense|en activite|active?\\b|inscrit|une (?:entreprise|societe) (?:que je|reelle|connue))",
    "n'est pas connue?(?: de (?:moi|mes)| dans mes|\\s*[.,;!]|\\s*$)",
    "(?:ne |n')?(?:figure|apparait) (?:pas|plus|nulle part|dans aucun|sur aucun)",
    '[:–-]\\s*(?:inconnue?|introuvable|aucune? (?:resultat|information|donnee|trace))',
    'existe-t-(?:il|elle)',
    'ne (?:me|nous) (?:dit|disent|evoque) rien',
    "(?:m'est|nous est|reste|est|semble) (?:totalement |pour l'instant )?(?:inconnue?|introuvable|fictive?|inexistante?)",
    "(?:ne )?m'est pas (?:connue?|famili\\w+)",
    'a (?:definitivement )?(?:ferme (?:ses portes|definitivement|boutique)|cesse (?:ses|son|toute|d)|fait faillite|ete (?:radiee?|liquidee?|dissoute?))',
    'est (?:definitivement fermee?|fermee? definitivement|en (?:liquidation|faillite))',
    "(?:does not|doesn't|did not)(?: seem to| appear to)? exist",
    'no longer exists?',
    'is (?:permanently closed|unknown)',
    'existiert nicht',
    '(?:ist mir )?(?:nicht|un)bekannt',
  ].join('|')})`,
);

/** « Je ne sais pas si X existe » */
const DOUBTED = /ne sa\w+ pas si (?:l'|la |le )?(?:entreprise |societe )?[«"“*\s]*$/;
const EXISTS = /^[»"”*\s]*exist/;

/** « Concernant X, je n’ai trouvé aucune information » */
const TOPIC =
  /(?:concernant|quant a|a propos d[eu']|au sujet d[eu']|pour|sur|about|regarding|zu|uber)\s*(?:la |le |les |l'|societe |entreprise |garage )*[«"“*\s]*$/;
const NOTHING_KNOWN = new RegExp(
  `${OPEN},\\s*[^.!?\\n]{0,60}?(?:pas|aucune?|rien|no|keine)\\b[^.!?\\n]{0,30}?(?:information|donnee|trace|element|trouv|connaissance|mention|record|angaben)\\w*\\s*(?:disponible|fiable|precise|verifiee|specifique|a ce jour)?\\w*\\s*(?:[.!?\\n]|$)`,
);

/** « X ? Je ne connais pas cette entreprise. », « Ich kenne X nicht » */
const ASKED_BACK = new RegExp(
  `${OPEN}(?:\\?\\s*(?:je|nous|i) (?:ne|n'|do not|don't|have no)[^.!?\\n]{0,60}(?:connai|information|trouv|know|find)|nicht\\b)`,
);
