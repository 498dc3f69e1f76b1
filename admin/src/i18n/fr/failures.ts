/** Why a call brought no answer that can be used. Apart from the catalogue: errors carry these words themselves. */
export const failures = {
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion.',
  signedOut: 'Reconnectez-vous pour continuer.',
  unreadable: 'La communication avec le serveur a échoué (HTTP %{status}). Réessayez dans un instant.',
  unknown: 'Erreur inconnue',
  passkey: {
    failed: 'Votre appareil n’a pas pu utiliser de clé d’accès ici. Réessayez, ou utilisez votre mot de passe.',
    known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  },
  /** Instead of the server’s own words, which are French. */
  byCode: {} as Record<string, string>,
};
