import Papa from 'papaparse';
import { z } from 'zod';

const rowOfTable = z.object({
  name: z.string().min(1),
  /** Name below the reserved domain `.example`, which nobody can own (RFC 2606). */
  domain: z.string().min(1),
  /** Without a person the company came from the free test. */
  first: z.string(),
  last: z.string(),
  role: z.string(),
  city: z.string(),
  industry: z.string(),
  /** Progress of the example prospect. */
  stage: z.enum(['untouched', 'mailed', 'seen', 'started', 'halfway', 'finished', 'booked']),
  /** What its website is like: every analysis done, part of them, or a site that cannot be measured. */
  site: z.enum(['complete', 'partial', 'unreachable', 'unmeasured']),
  /** 0–100: how good everything measured about it is. */
  level: z.coerce.number().int().min(0).max(100),
  status: z.enum(['new', 'contacted', 'qualified', 'converted', 'rejected']),
  review: z.enum(['draft', 'to_review', 'validated']),
});

export type DemoCompany = z.infer<typeof rowOfTable> & { trial?: true };
export type DemoStage = DemoCompany['stage'];

const TABLE = `
name;domain;first;last;role;city;industry;stage;site;level;status;review
Menuiserie du Jorat;menuiserie-jorat;Claire;Pittet;Directrice;Lausanne;Menuiserie;booked;complete;62;qualified;validated
Boulangerie des Arcades;boulangerie-arcades;Marc;Aubert;Gérant;Genève;Boulangerie;finished;complete;38;contacted;validated
Garage de la Broye;garage-broye;Stéphane;Ducrest;Propriétaire;Payerne;Garage;halfway;complete;27;contacted;validated
Cabinet dentaire Beau-Site;dentiste-beau-site;Nadia;Rochat;Médecin-dentiste;Vevey;Cabinet dentaire;seen;complete;81;contacted;validated
Hôtel du Vieux Bisse;hotel-vieux-bisse;Olivier;Fournier;Directeur;Sion;Hôtellerie;finished;complete;73;qualified;validated
Fiduciaire Areuse;fiduciaire-areuse;Isabelle;Jeanneret;Associée;Neuchâtel;Fiduciaire;booked;complete;55;converted;validated
Électricité Grosjean;electricite-grosjean;Didier;Grosjean;Directeur;Bienne;Électricité;started;complete;44;contacted;validated
Fleurs de la Cité;fleurs-cite;Sandra;Monnier;Fleuriste;Fribourg;Fleuriste;mailed;complete;31;contacted;validated
Vins des Terrasses;vins-terrasses;Pierre;Chevalley;Vigneron;Cully;Vin;finished;complete;66;qualified;validated
Physio Rive Gauche;physio-rive-gauche;Laure;Bovet;Physiothérapeute;Genève;Physiothérapie;seen;complete;90;rejected;validated
Paysagiste Combe-Verte;paysagiste-combe-verte;Yann;Perret;Gérant;Nyon;Paysagisme;untouched;complete;49;new;to_review
Sanitaires Morand;sanitaires-morand;Alain;Morand;Directeur;Bulle;Sanitaire;mailed;partial;35;contacted;validated
Architectes Pont-Neuf;architectes-pont-neuf;Camille;Werner;Architecte;Bâle;Architecture;halfway;partial;77;contacted;validated
Optique du Marché;optique-marche;Valérie;Blanc;Opticienne;Morges;Optique;seen;partial;58;contacted;validated
Carrosserie Simplon;carrosserie-simplon;Fabio;Ricci;Propriétaire;Brigue;Carrosserie;untouched;partial;22;new;draft
Schreinerei Lindenhof;schreinerei-lindenhof;Urs;Keller;Inhaber;Zurich;Menuiserie;started;complete;69;contacted;validated
Falegnameria Ceresio;falegnameria-ceresio;Giulia;Bernasconi;Titolare;Lugano;Menuiserie;finished;complete;47;contacted;validated
Auberge du Creux;auberge-creux;Martine;Vuille;Aubergiste;Le Locle;Restauration;mailed;unreachable;0;contacted;validated
Toitures Chasseral;toitures-chasseral;Bastien;Gerber;Gérant;Saint-Imier;Toiture;untouched;unreachable;0;new;to_review
Étude Montchoisi;etude-montchoisi;Hélène;de Weck;Avocate;Lausanne;Étude d’avocats;booked;complete;84;converted;validated
Fromagerie des Ponts;fromagerie-ponts;Laurent;Maire;Fromager;La Chaux-de-Fonds;Fromagerie;finished;complete;41;rejected;validated
Serrurerie Léman;serrurerie-leman;Karim;Haddad;Directeur;Renens;Serrurerie;seen;complete;53;contacted;validated
Yoga du Lac;yoga-lac;Anouk;Favre;Fondatrice;Montreux;Yoga;halfway;complete;71;qualified;validated
Agence immobilière Plainpalais;immo-plainpalais;Thierry;Lambert;Associé;Genève;Immobilier;untouched;unmeasured;0;new;draft
Peinture Arc-en-Ciel;peinture-arc-en-ciel;José;Pereira;Gérant;Yverdon-les-Bains;Peinture;untouched;unmeasured;0;new;draft
Informatique Sarine;informatique-sarine;Melanie;Zosso;Directrice;Fribourg;Informatique;finished;complete;92;qualified;validated
Taxi Rhône;taxi-rhone;Blerim;Krasniqi;Gérant;Martigny;Transport;seen;partial;30;contacted;validated
Vétérinaires du Gros-de-Vaud;vet-gros-de-vaud;Sophie;Cuendet;Vétérinaire;Échallens;Cabinet vétérinaire;untouched;complete;60;new;validated
Cycles de la Venoge;cycles-venoge;;;;Cossonay;Vélos;seen;complete;50;new;draft
Traiteur Les Oliviers;traiteur-oliviers;;;;Pully;Traiteur;finished;complete;36;new;to_review
`;

const { data } = Papa.parse(TABLE.trim(), { header: true, delimiter: ';' });

/** Thirty invented Swiss companies; the last two came from the free test, which knows no person. */
export const demoCompanies: readonly DemoCompany[] = rowOfTable
  .array()
  .parse(data)
  .map((row) => {
    const company = { ...row, domain: `${row.domain}.example` };
    return row.first ? company : { ...company, last: row.name, trial: true };
  });
