/** Reads the canton from the text of a place. Pure. */
import { CANTON_CODES, CANTONS, type Canton } from './cantons.rules.js';
import { foldText } from './company-words.rules.js';

/** Further names of the cantons, and towns and larger municipalities with a unique name in Switzerland; folded, hyphens as spaces. */
export const PLACES: Readonly<Record<Canton, string>> = {
  ZH: 'zuerich,zurigo,winterthur,winterthour,uster,dubendorf,dietikon,wetzikon,kloten,wadenswil,horgen,thalwil,kusnacht,zollikon,schlieren,opfikon,adliswil,bulach',
  BE: 'berna,bienne,biel,biel bienne,thun,thoune,koniz,ostermundigen,berthoud,burgdorf,langenthal,steffisburg,interlaken,spiez,munsingen,la neuveville,saint imier,st imier,tavannes,tramelan',
  LU: 'luzern,lucerna,emmen,kriens,horw,ebikon,sursee',
  UR: 'andermatt',
  SZ: 'svitto,freienbach,einsiedeln',
  OW: 'sarnen,engelberg',
  NW: 'stans,hergiswil',
  GL: 'glarona',
  ZG: 'zugo,baar,cham,risch rotkreuz,rotkreuz,steinhausen',
  FR: 'friburgo,bulle,villars sur glane,marly,estavayer le lac,estavayer,chatel saint denis,chatel st denis,morat,murten,dudingen,guin,givisiez,granges paccot,gruyeres,attalens',
  SO: 'soletta,olten,grenchen,zuchwil,dornach',
  BS: 'bale,basel,basle,basilea,riehen',
  BL: 'allschwil,muttenz,pratteln,binningen,liestal,munchenstein,arlesheim,birsfelden,baselland',
  SH: 'sciaffusa,neuhausen am rheinfall',
  AR: 'herisau',
  AI: 'appenzell',
  SG: 'saint gall,sankt gallen,san gallo,rapperswil,rapperswil jona,uzwil,rorschach',
  GR: 'grigioni,grischun,coire,chur,davos,saint moritz,st moritz,landquart,arosa',
  AG: 'argovia,aarau,baden,wettingen,lenzburg,zofingue,zofingen,spreitenbach',
  TG: 'turgovia,frauenfeld,kreuzlingen,arbon,amriswil,weinfelden',
  TI: 'lugano,bellinzona,bellinzone,locarno,mendrisio,chiasso,ascona,giubiasco,minusio',
  VD: 'waadt,lausanne,yverdon les bains,yverdon,montreux,renens,nyon,vevey,pully,morges,gland,ecublens,prilly,la tour de peilz,aigle,lutry,epalinges,payerne,crissier,bussigny,le mont sur lausanne,orbe,echallens,rolle,bex,moudon,blonay,blonay saint legier,coppet,avenches,gros de vaud,romanel sur lausanne,cheseaux sur lausanne,chavannes pres renens,saint prex,st prex,cossonay,oron,cully,bourg en lavaux,puidoux,chexbres,founex,sainte croix,ste croix,vallorbe,le sentier,grandson,penthalaz,corseaux,chateau d oex,leysin,villars sur ollon',
  VS: 'wallis,vallese,sion,sitten,sierre,siders,martigny,monthey,brigue,brig,brigue glis,brig glis,viege,visp,naters,conthey,saviese,fully,crans montana,zermatt,verbier,saint maurice,st maurice,saillon,collombey,collombey muraz,vetroz,ardon,nendaz,saas fee',
  NE: 'neuenburg,la chaux de fonds,le locle,val de ruz,milvignes,boudry,peseux,cortaillod,saint blaise,st blaise,fleurier,couvet,marin epagnier',
  GE: 'geneve,geneva,genf,ginevra,carouge,vernier,lancy,grand lancy,petit lancy,meyrin,onex,thonex,versoix,plan les ouates,chene bougeries,chene bourg,bernex,grand saconnex,le grand saconnex,veyrier,cologny,satigny,petit saconnex,collonge bellerive,les acacias,acacias,chatelaine,geneve aeroport',
  JU: 'delemont,porrentruy,saignelegier,courrendlin,courroux,bassecourt,haute sorne,moutier',
};

/** Names of canton and town → code. */
export const PLACE_CANTONS: ReadonlyMap<string, Canton> = new Map(
  CANTON_CODES.flatMap((code) =>
    [...CANTONS[code].map(plainPlace), ...PLACES[code].split(',').map(plainPlace)].map((name) => [name, code] as const),
  ),
);

/** Names of foreign places: the département du Jura, Fribourg-en-Brisgau, Geneva in New York are no cantons. */
export const ABROAD =
  'france|deutschland|germany|allemagne|germania|italie|italia|italy|belgique|belgium|belgie|luxembourg|austria|autriche|osterreich|liechtenstein|espagne|spain|portugal|united kingdom|royaume uni|united states|usa|etats unis|canada|new york|illinois';
export const AT_HOME = 'suisse|schweiz|svizzera|svizra|switzerland|swiss|ch';
/** Folded, hyphens, dots and apostrophes as spaces. */
function plainPlace(text: string): string {
  return foldText(text)
    .replace(/[.'’-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Codes that also mean a country or another place: only in an address with Switzerland or a postal code. */
const SHARED_CODES: readonly Canton[] = ['FR', 'GE', 'NE', 'SG', 'GR', 'AR', 'SO', 'AI', 'AG', 'BS', 'BL', 'GL', 'TG', 'SH'];
/** Countries that also have postal codes of four digits. */
const FOUR_DIGITS: readonly Canton[] = ['BE', 'LU'];

const PARTS = /[,;/()|\n]+| [-–—] /;
const POSTAL = /^(?:ch[ -]?)?[1-9]\d{3} +/i;
const has = (words: string) => new RegExp(`(?:^|[^a-z])(?:${words})(?:$|[^a-z])`);
const isAbroad = has(ABROAD);
const isAtHome = has(AT_HOME);

/** Returns the canton of a place: « 1003 Lausanne VD », « Lausanne, Vaud, Suisse », « Yverdon-les-Bains » → VD; null where the text does not name it. */
export function cantonOf(place: string | null): Canton | null {
  if (!place) return null;
  const words = plainPlace(place);
  if (isAbroad.test(words)) return null;
  const parts = place.split(PARTS).map((part) => part.trim());
  return codeIn(parts, isAtHome.test(words)) ?? nameIn(parts);
}

function codeIn(parts: readonly string[], isSwiss: boolean): Canton | null {
  for (const part of parts) {
    const code = /(?:^| )([A-Z]{2})$/.exec(part)?.[1] as Canton | undefined;
    if (!code || !(code in CANTONS)) continue;
    if (isSwiss || (FOUR_DIGITS.includes(code) ? false : !SHARED_CODES.includes(code) || POSTAL.test(part))) return code;
  }
  return null;
}

function nameIn(parts: readonly string[]): Canton | null {
  for (const part of parts) {
    const name = plainPlace(part.replace(POSTAL, ''))
      .replace(/^(?:canton|kanton|cantone) (?:de |du |d |of |di )?/, '')
      .replace(/ \d+$/, '');
    const canton = PLACE_CANTONS.get(name);
    if (canton) return canton;
  }
  return null;
}
