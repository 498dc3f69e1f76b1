import { openAiFailure } from './open-ai-failure.js';

it.each([
  ['not_configured', null, 'Clé API OpenAI non configurée. Ajoutez-la dans les paramètres, onglet APIs.'],
  ['vendor_malformed', 'empty content', 'Contenu vide dans la réponse OpenAI'],
  ['vendor_malformed', 'finish_reason length: the answer was cut', "Réponse invalide de l'API OpenAI"],
  ['vendor_unauthorised', 'HTTP 401', 'Erreur API OpenAI: 401 - la clé est refusée.'],
  ['vendor_timeout', 'after 60000 ms', 'la clé est refusée.'],
])('%s, %s: %s', (code, detail, words) => expect(openAiFailure({ code, detail, message: 'la clé est refusée.' })).toBe(words));
