import { localTime } from '../../rules/dates.rules.js';

export interface SummedUp {
  configured: boolean;
  circuit: 'closed' | 'open' | 'half_open';
  failures: number;
  retryAt: Date | null;
  lastError: string | null;
  hasBudget: boolean;
}

/** The state of a vendor in a sentence for staff; the gravest cause first. */
export function vendorSummary({ configured, circuit, failures, retryAt, lastError, hasBudget }: SummedUp, now: Date): string {
  if (!configured) return 'Aucune clé lisible n’est enregistrée\u202f: nos propres outils mesurent, ou rien.';
  if (circuit !== 'closed') {
    const count = `${failures} échec${failures > 1 ? 's' : ''}`;
    const again = retryAt && retryAt > now ? `prochain essai à ${localTime(retryAt)}` : 'prochain essai dès le prochain appel';
    return `En pause après ${count}, ${again}. ${lastError ?? ''}`.trim();
  }
  if (!hasBudget) return 'Le budget fixé dans les réglages est atteint\u202f: plus aucun appel jusqu’à sa prochaine période.';
  return failures > 0 ? `En service\u202f; ${failures} échec${failures > 1 ? 's' : ''} de suite. ${lastError ?? ''}`.trim() : 'En service.';
}
