import { ASSISTANTS, type AssistantId, citationVerdict } from '../../../rules/citations.rules.js';
import type { PublicReport } from '../public-report.contract.js';

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

/** How many of the five answers name the made-up company; the other assistants were not asked. */
const CITED: Partial<Record<AssistantId, number>> = { chatgpt: 1, perplexity: 2, gemini: 0 };

export function demoCitations(date: string): Pick<PublicReport['citations'], 'platforms' | 'verdict'> {
  const platforms = ASSISTANTS.map((platform) => {
    const cited = CITED[platform] ?? null;
    const answers = (cited === null ? [] : QUESTIONS).map((question, index) => {
      const names = index < (cited ?? 0);
      return { question, answer: names ? NAMES : NAMES_NOT, cited: names, model: 'Exemple', date };
    });
    const known = cited === null ? null : date;
    return {
      platform,
      citations: cited,
      runs: cited === null ? null : answers.length,
      source: known === null ? null : ('sample' as const),
      measured_at: known,
      failed: null,
      answers,
    };
  });
  return { platforms, verdict: citationVerdict(platforms) };
}
