/** USD for a million tokens: question, answer. November 2026; a model that is not here counts as 0. */
const PRICES: Record<string, readonly [number, number]> = {
  'gpt-6-luna': [0.1, 0.5],
  'gpt-6.1-terra': [1, 5],
  'gpt-6.1-sol': [2, 10],
  'gpt-6-astra': [10, 50],
  'gpt-4.1': [2, 8],
  'gpt-4.1-mini': [0.4, 1.6],
  'gpt-4o': [2.5, 10],
  'gpt-4o-mini': [0.15, 0.6],
};

/** Models answer with their date: `gpt-4o-mini-2024-07-18`. */
export function costOf(model: string, promptTokens: number, completionTokens: number): number {
  const [prompt, completion] = PRICES[model.replace(/-\d{4}-\d{2}-\d{2}$/, '')] ?? [0, 0];
  return (promptTokens * prompt + completionTokens * completion) / 1_000_000;
}
