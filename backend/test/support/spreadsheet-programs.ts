export type Field = 'prenom' | 'nom' | 'company' | 'location' | 'telephone' | 'email' | 'notes' | null;

/** Headings in the order of the program; what is not imported stands under null. */
export const PROGRAMS: Readonly<Record<string, readonly (readonly [string, Field])[]>> = {
  'Outlook de': [
    ['Vorname', 'prenom'],
    ['Nachname', 'nom'],
    ['Firma', 'company'],
    ['Telefon geschäftlich', 'telephone'],
    ['E-Mail-Adresse', 'email'],
    ['Ort geschäftlich', 'location'],
    ['Notizen', 'notes'],
  ],
  'Outlook it': [
    ['Nome', 'prenom'],
    ['Cognome', 'nom'],
    ['Società', 'company'],
    ['Città (ufficio)', 'location'],
    ['Cellulare', 'telephone'],
    ['Indirizzo posta elettronica', 'email'],
    ['Annotazioni', 'notes'],
  ],
  'Outlook fr': [
    ['Prénom', 'prenom'],
    ['Nom', 'nom'],
    ['Société', 'company'],
    ['Tél. (bureau)', 'telephone'],
    ['Ville (bureau)', 'location'],
    ['Adresse de messagerie', 'email'],
    ['Notes', 'notes'],
  ],
  Google: [
    ['Given Name', 'prenom'],
    ['Family Name', 'nom'],
    ['Organization Name', 'company'],
    ['Notes', 'notes'],
    ['E-mail 1 - Label', null],
    ['E-mail 1 - Value', 'email'],
    ['Phone 1 - Label', null],
    ['Phone 1 - Value', 'telephone'],
    ['Address 1 - City', 'location'],
  ],
  Pipedrive: [
    ['Person - First name', 'prenom'],
    ['Person - Last name', 'nom'],
    ['Person - Email - Work', 'email'],
    ['Person - Phone - Work', 'telephone'],
    ['Organization - Name', 'company'],
    ['Organization - City', 'location'],
  ],
  Apollo: [
    ['First Name', 'prenom'],
    ['Last Name', 'nom'],
    ['Company', 'company'],
    ['Email', 'email'],
    ['Email Status', null],
    ['Work Direct Phone', 'telephone'],
    ['City', 'location'],
  ],
  HubSpot: [
    ['Prénom', 'prenom'],
    ['Nom', 'nom'],
    ['E-mail', 'email'],
    ['Numéro de téléphone', 'telephone'],
    ['Nom de l’entreprise', 'company'],
    ['Ville', 'location'],
  ],
  LinkedIn: [
    ['First Name', 'prenom'],
    ['Last Name', 'nom'],
    ['Email Address', 'email'],
    ['Company', 'company'],
    ['Phone', 'telephone'],
    ['Location', 'location'],
    ['Connected On', null],
  ],
  bexio: [
    ['Firmenname', 'company'],
    ['Nachname', 'nom'],
    ['Vorname', 'prenom'],
    ['PLZ', null],
    ['Ort', 'location'],
    ['E-Mail', 'email'],
    ['Telefon', 'telephone'],
    ['Bemerkungen', 'notes'],
  ],
  firm: [
    ['Nom de famille', 'nom'],
    ['Prénom', 'prenom'],
    ['Raison sociale', 'company'],
    ['N° de tél.', 'telephone'],
    ['NPA, localité', 'location'],
    ['Courriel', 'email'],
    ['Remarques', 'notes'],
  ],
};

export const FIRST_NAMES =
  'Hélène Zoé François Jürg Björn Nicolò Anaïs Benoît Loïc Éric Ursula Günther André Geneviève José Käthi Noël Chloé Luc Véronique'.split(
    ' ',
  );
export const LAST_NAMES =
  'Müller;Bächtold;Schär;Lüthi;d’Été;Rochat;de Buman-Käser;Jäger;Perrière;Bühler;Favre;Rüegg;Dubœuf;Città;Zürcher;Bär & Fils'.split(';');
export const COMPANIES =
  'Menuiserie Rey Sàrl;Bäckerei Müller GmbH;Società Caffè Sagl;Carrosserie, Peinture & Cie;Électricité Générale SA;Atelier «Süd»;Boulangerie 21;Garage; Tôlerie'.split(
    /;(?! )/,
  );
export const TOWNS = 'Genève;Zürich;Neuchâtel;Delémont;Bern;Köniz;Bülach;Muggiò;Évian, Haute-Savoie;La Côte-aux-Fées;Lugano'.split(';');
