import { fold } from './words.js';

/** Patterns of company names and categories → what a customer searches. The first match wins. */
const TRADES: readonly (readonly [pattern: RegExp, wanted: string])[] = [
  [/^(?:carrosseries?|carrossier)$/, 'une carrosserie'],
  [/^(?:garages?|garagiste|automobiles?|automotive)$/, 'un garage automobile'],
  [/^(?:boulangeries?|boulangers?|patisseries?|patissier|bakery|bakeries)$/, 'une boulangerie'],
  [/^(?:chocolateries?|chocolatier|confiseries?)$/, 'une chocolaterie'],
  [/^(?:boucheries?|bouchers?|charcuteries?)$/, 'une boucherie'],
  [/^(?:fromageries?|laiteries?)$/, 'une fromagerie'],
  [/^(?:traiteurs?|catering)$/, 'un traiteur'],
  [/^pizzerias?$/, 'une pizzeria'],
  [/^(?:restaurants?|bistrots?|auberges?|brasseries?|pinte)$/, 'un restaurant'],
  [/^(?:hotels?|hospitality|hotellerie)$/, 'un hôtel'],
  [/^(?:cafes?|tea-?room)$/, 'un café'],
  [/^(?:coiffure|coiffeurs?|coiffeuse|barbier|barber)$/, 'un salon de coiffure'],
  [/^(?:beaute|esthetique|estheticienne|onglerie)$/, 'un institut de beauté'],
  [/^(?:dentaires?|dentistes?|orthodontie|dental)$/, 'un cabinet dentaire'],
  [/^(?:veterinaires?|veterinary)$/, 'un cabinet vétérinaire'],
  [/^(?:physiotherapie|physiotherapeutes?|physio)$/, 'un physiothérapeute'],
  [/^(?:osteopathie|osteopathes?)$/, 'un ostéopathe'],
  [/^(?:psychologues?|psychotherapie)$/, 'un psychologue'],
  [/^(?:medical|medicale|medecins?)$/, 'un cabinet médical'],
  [/^(?:pharmacies?|pharmacien)$/, 'une pharmacie'],
  [/^(?:opticiens?|optique|lunetterie)$/, 'un opticien'],
  [/^(?:avocats?|avocates?)$/, 'un avocat'],
  [/^(?:notaires?|notariat)$/, 'un notaire'],
  [/^(?:fiduciaires?|comptabilite|comptables?|accounting)$/, 'une fiduciaire'],
  [/^(?:assurances?|courtage|insurance)$/, 'un conseiller en assurances'],
  [/^(?:immobiliers?|immobilieres?|immo|regies?|realtors?)$/, 'une agence immobilière'],
  [/^(?:architectes?|architecture)$/, 'un bureau d’architectes'],
  [/^(?:menuiseries?|menuisiers?|ebenisteries?|ebeniste)$/, 'une menuiserie'],
  [/^(?:charpentes?|charpentiers?)$/, 'un charpentier'],
  [/^(?:toitures?|couvreurs?|couverture|ferblanterie)$/, 'un couvreur'],
  [/^(?:platreries?|peinture|peintres?)$/, 'une entreprise de peinture'],
  [/^(?:carrelages?|carreleur)$/, 'un carreleur'],
  [/^(?:parquets?|parqueteur)$/, 'un poseur de parquet'],
  [/^(?:vitreries?|vitrier|fenetres?)$/, 'un vitrier'],
  [/^(?:serrureries?|serrurier)$/, 'un serrurier'],
  [/^(?:maconneries?|macons?|construction|constructions)$/, 'une entreprise de construction'],
  [/^(?:electricite|electriciens?|electrique)$/, 'un électricien'],
  [/^(?:plomberie|plombiers?|sanitaires?)$/, 'un installateur sanitaire'],
  [/^(?:chauffages?|chauffagiste)$/, 'un chauffagiste'],
  [/^(?:paysagistes?|paysagisme|jardins?|jardiniers?|horticulture)$/, 'un paysagiste'],
  [/^(?:nettoyages?|cleaning)$/, 'une entreprise de nettoyage'],
  [/^(?:demenagements?|demenageurs?)$/, 'une entreprise de déménagement'],
  [/^(?:taxis?)$/, 'un taxi'],
  [/^(?:transports?|logistique)$/, 'une entreprise de transport'],
  [/^(?:imprimeries?|imprimeur|printing)$/, 'une imprimerie'],
  [/^(?:informatique|infogerance)$/, 'un prestataire informatique'],
  [/^(?:communication|marketing|publicite|web|digital)$/, 'une agence de communication'],
  [/^(?:photographes?|photographie|photography)$/, 'un photographe'],
  [/^(?:fleuristes?|fleurs)$/, 'un fleuriste'],
  [/^(?:bijouteries?|horlogeries?|joaillerie)$/, 'une bijouterie'],
  [/^(?:librairies?|libraire)$/, 'une librairie'],
  [/^(?:vins?|vignerons?|viticole|viticulture|vignobles?|oenologie)$/, 'un producteur de vin'],
  [/^(?:fitness|gym)$/, 'un fitness'],
  [/^(?:yoga|pilates)$/, 'un cours de yoga'],
  [/^(?:auto-?ecole)$/, 'une auto-école'],
  [/^(?:creches?|garderies?)$/, 'une crèche'],
];

/** Returns what customers search, by category, else by the words of the name; null when unknown. */
export function tradeOf(company: string, category: string | null | undefined): string | null {
  const known = tradeIn(category ?? '') ?? tradeIn(company);
  if (known) return known;
  const named = plainText(category ?? '');
  return named && `une entreprise du domaine « ${named} »`;
}

export const isTrade = (word: string): boolean => tradeIn(word) !== null;

function tradeIn(text: string): string | null {
  const words = fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .flatMap((word) => [word, ...word.split('-')]);
  for (const word of words) {
    const trade = TRADES.find(([pattern]) => pattern.test(word));
    if (trade) return trade[1];
  }
  return null;
}

/** Returns the text if it contains letters and marks only: imported texts become part of a question. */
export function plainText(text: string): string | null {
  const plain = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}'’&, -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length >= 2 && plain.length <= 60 ? plain : null;
}
