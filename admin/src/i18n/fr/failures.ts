/** Why a call brought no answer that can be used. Apart from the catalogue: errors carry these words themselves. */
export const failures = {
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion.',
  signedOut: 'Reconnectez-vous pour continuer.',
  unreadable: 'La communication avec le serveur a échoué (HTTP %{status}). Réessayez dans un instant.',
  unknown: 'Erreur inconnue',
  /** Instead of the server’s own words, which are French. */
  byCode: {} as Record<string, string>,
};
