/** The 26 cantons. Pure; read by all three parts. */

/** The 26, in the order of the constitution, with their name in French and English. */
export const CANTONS = {
  ZH: ['Zurich', 'Zurich'],
  BE: ['Berne', 'Bern'],
  LU: ['Lucerne', 'Lucerne'],
  UR: ['Uri', 'Uri'],
  SZ: ['Schwytz', 'Schwyz'],
  OW: ['Obwald', 'Obwalden'],
  NW: ['Nidwald', 'Nidwalden'],
  GL: ['Glaris', 'Glarus'],
  ZG: ['Zoug', 'Zug'],
  FR: ['Fribourg', 'Fribourg'],
  SO: ['Soleure', 'Solothurn'],
  BS: ['Bâle-Ville', 'Basel-Stadt'],
  BL: ['Bâle-Campagne', 'Basel-Landschaft'],
  SH: ['Schaffhouse', 'Schaffhausen'],
  AR: ['Appenzell Rhodes-Extérieures', 'Appenzell Ausserrhoden'],
  AI: ['Appenzell Rhodes-Intérieures', 'Appenzell Innerrhoden'],
  SG: ['Saint-Gall', 'St. Gallen'],
  GR: ['Grisons', 'Graubünden'],
  AG: ['Argovie', 'Aargau'],
  TG: ['Thurgovie', 'Thurgau'],
  TI: ['Tessin', 'Ticino'],
  VD: ['Vaud', 'Vaud'],
  VS: ['Valais', 'Valais'],
  NE: ['Neuchâtel', 'Neuchâtel'],
  GE: ['Genève', 'Geneva'],
  JU: ['Jura', 'Jura'],
} as const;
export type Canton = keyof typeof CANTONS;
export const CANTON_CODES = Object.keys(CANTONS) as [Canton, ...Canton[]];
