/** Grade of a score 0–100 (formula 8). */
export function gradeOf(score: number): 'A' | 'B' | 'C' | 'D' {
  if (score >= 90) return 'A';
  if (score >= 70) return 'B';
  return score >= 50 ? 'C' : 'D';
}

/** Label of the overall score (formula 8). */
export function labelOf(score: number): 'Excellent' | 'Moyen' | 'Critique' {
  if (score >= 80) return 'Excellent';
  return score >= 60 ? 'Moyen' : 'Critique';
}
