/** What the agency says of itself (specification 1, section 1). The server's words replace these; an empty one disappears. */
export const QUIZ_WORTH = 'Analyse SmartIndex gratuite, d’une valeur de CHF 297.';

export const SOCIAL_PROOF = [
  { slot: 'claim.companies', value: '+400', label: 'entreprises analysées' },
  { slot: 'claim.rating', value: '4,9/5', label: 'note donnée par les clients' },
  { slot: 'claim.clients', value: '300+', label: 'clients accompagnés' },
  { slot: 'claim.satisfaction', value: '95 %', label: 'de clients satisfaits' },
] as const;
