import type { AiTest } from './tools.contract.js';

/** What staff reads in the log of the AI test (specification 3, section 8). */
export function openAiFailure({ code, message, detail }: NonNullable<AiTest['error']>): string {
  if (code === 'not_configured') return 'Clé API OpenAI non configurée. Ajoutez-la dans les paramètres, onglet APIs.';
  if (code === 'vendor_malformed')
    return detail === 'empty content' ? 'Contenu vide dans la réponse OpenAI' : "Réponse invalide de l'API OpenAI";
  const status = /\bHTTP (\d{3})\b/.exec(detail ?? '')?.[1];
  return status ? `Erreur API OpenAI: ${status} - ${message}` : message;
}
