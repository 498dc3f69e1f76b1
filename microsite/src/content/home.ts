/** What the report measures, in its own order. */
export const MEASURES = [
  { number: '01', title: 'Vitesse', text: 'Le temps qu’attend un visiteur, sur téléphone et sur ordinateur.' },
  { number: '02', title: 'Réputation', text: 'Ce que disent vos avis Google, et ce que leur nombre inspire.' },
  { number: '03', title: 'Technologie', text: 'Le système de votre site, et ce qu’il demande d’entretien.' },
  { number: '04', title: 'Référencement', text: 'Ce que Google lit sur votre page, et les mots qui y mènent.' },
  { number: '05', title: 'Intelligence artificielle', text: 'Si les assistants citent votre entreprise quand on leur demande.' },
  { number: '06', title: 'Plan d’action', text: 'Trois premières étapes, tirées de vos mesures.' },
] as const;

export const PRINCIPLES = [
  { title: 'Rien d’inventé', text: 'Chaque chiffre porte sa date et l’outil qui l’a mesuré. Ce qui n’est pas mesuré est dit tel quel.' },
  { title: 'Données publiques', text: 'Nous ne lisons que ce que votre site montre à tout le monde. Aucun accès n’est demandé.' },
  { title: 'Page privée', text: 'Votre analyse s’ouvre par un lien personnel et reste hors des moteurs de recherche.' },
] as const;
