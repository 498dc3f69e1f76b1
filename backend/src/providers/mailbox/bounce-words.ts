/** Cause of a refusal: the address, which cannot receive e-mail, or this message, its sender or its time. */
type Subject = 'address' | 'message';

/** Meaning of enhanced status codes (RFC 3463), shown to staff. The first match applies. */
const CAUSES: readonly (readonly [RegExp, string, Subject])[] = [
  [/^5\.1\.(?:2|10)$/, 'Le domaine de l’adresse ne reçoit pas d’e-mail', 'address'],
  [/^5\.1\.[78]$/, 'Le serveur du destinataire a refusé l’adresse de l’expéditeur', 'message'],
  [/^5\.1\./, 'L’adresse n’existe pas', 'address'],
  [/^5\.2\.1$/, 'La boîte est désactivée', 'address'],
  [/^[45]\.2\.2$/, 'La boîte est pleine', 'message'],
  [/^5\.(?:2|3)\.[34]$/, 'Le message est trop grand', 'message'],
  [/^5\.4\.[67]$/, 'Le message n’est pas arrivé à temps ou a tourné en rond', 'message'],
  [/^5\.4\./, 'Le serveur du destinataire est introuvable', 'address'],
  [/^5\.[56]\./, 'Le serveur du destinataire n’a pas accepté la forme du message', 'message'],
  [/^5\.7\./, 'Le serveur du destinataire a refusé le message (règles ou filtre)', 'message'],
  [/^5\./, 'Refus définitif du serveur du destinataire', 'address'],
];

/** « L’adresse n’existe pas (5.1.1). » */
export function bounceWords(status: string, action: 'failed' | 'delayed'): string {
  const other = action === 'failed' ? 'Le serveur du destinataire n’a pas répondu à temps' : 'Remise retardée, le serveur réessaie';
  return `${causeOf(status)?.[1] ?? other} (${status}).`;
}

/** Returns whether the address cannot receive e-mail any more. */
export const isDeadAddress = (status: string): boolean => causeOf(status)?.[2] === 'address';

const causeOf = (status: string) => CAUSES.find(([pattern]) => pattern.test(status));
