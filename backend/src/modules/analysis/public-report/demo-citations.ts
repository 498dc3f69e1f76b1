import { ASSISTANTS, type AssistantId } from '../../../rules/citations.rules.js';
import type { Results } from '../results/analysis.contract.js';

const QUESTIONS = [
  'Quelle menuiserie me conseillez-vous à Yverdon-les-Bains ?',
  'Qui pose des fenêtres en bois dans le Nord vaudois ?',
  'Où trouver une menuiserie avec de bons avis de clients à Yverdon-les-Bains ?',
  'Citez trois noms si je cherche une menuiserie à Yverdon-les-Bains.',
  'Comment choisir une menuiserie à Yverdon-les-Bains, et quels noms retenir ?',
];
const NAMES =
  'À Yverdon-les-Bains, plusieurs menuiseries sont actives, dont Menuiserie du Lac, connue pour ses fenêtres en bois sur mesure.';
const NAMES_NOT = 'Comparez les offres de plusieurs menuisiers de la région et demandez leurs références.';

/** How many of the five answers name the invented company; other assistants were not queried. */
const CITED: Partial<Record<AssistantId, number>> = { chatgpt: 1, perplexity: 2, gemini: 0 };

export const demoPlatforms = (date: string): Results['citations']['platforms'] =>
  ASSISTANTS.map((platform) => {
    const cited = CITED[platform] ?? null;
    const answers = (cited === null ? [] : QUESTIONS).map((question, index) => {
      const names = index < (cited ?? 0);
      return { question, answer: names ? NAMES : NAMES_NOT, cited: names, model: 'Exemple', date, urls: [] };
    });
    return {
      platform,
      citations: cited,
      pages: null,
      runs: cited === null ? null : answers.length,
      answers,
      reason: null,
      ...(cited !== null && { source: 'sample' as const, measured_at: date }),
    };
  });
