/** What an enhanced status code says of a letter (RFC 3463), for staff; the first that fits. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/^5\.1\.(?:2|10)$/, 'Le domaine de l’adresse ne reçoit pas d’e-mail'],
  [/^5\.1\./, 'L’adresse n’existe pas'],
  [/^5\.2\.1$/, 'La boîte est désactivée'],
  [/^[45]\.2\.2$/, 'La boîte est pleine'],
  [/^5\.(?:2|3)\.[34]$/, 'Le message est trop grand'],
  [/^5\.4\./, 'Le serveur du destinataire est introuvable'],
  [/^5\.7\./, 'Le serveur du destinataire a refusé le message (règles ou filtre)'],
  [/^5\./, 'Refus définitif du serveur du destinataire'],
  [/^4\./, 'Remise retardée, le serveur réessaie'],
];

/** « L’adresse n’existe pas (5.1.1). » */
export const bounceWords = (status: string): string =>
  `${CAUSES.find(([pattern]) => pattern.test(status))?.[1] ?? 'Message revenu'} (${status}).`;
