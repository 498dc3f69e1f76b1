import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAUSES } from '../../src/providers/provider-error.js';
import { VENDOR_LABELS } from '../../src/providers/vendor/vendor-accounts.js';
import { faultMatrix } from './fault-matrix.js';

/** What people get meanwhile; `test/vendors.test.ts` provokes it. */
const MEANWHILE: Record<string, string> = {
  dataforseo:
    'page : notre moteur ; mots-clés : exemple nommé « Exemple » ; avis et citations : dernière bonne valeur, sinon « non mesuré »',
  pagespeed: 'notre Lighthouse',
  whatcms: 'nos empreintes',
  google: '–',
  openai: 'texte intégré, écrit d’après les mesures',
};

/** One row per cause: the faults that lead to it (each is proven by the contract test of its client), and the words of staff. */
function table(): string {
  const rows = new Map<string, { vendor: string; cause: string; faults: string[] }>();
  for (const { vendor, fault, expectedCause } of faultMatrix) {
    if (!(vendor in MEANWHILE)) continue;
    const cause = expectedCause ?? 'none';
    const row = rows.get(`${vendor} ${cause}`) ?? { vendor, cause, faults: [] };
    row.faults.push(fault);
    rows.set(`${vendor} ${cause}`, row);
  }
  const lines = [...rows.values()].map(({ vendor, cause, faults }) => {
    const label = VENDOR_LABELS[vendor as keyof typeof VENDOR_LABELS];
    const words =
      cause === 'none' ? 'résultat vide ou pas encore prêt, pas une panne' : `${label} : ${CAUSES[cause as keyof typeof CAUSES]}`;
    return `| ${label} | ${faults.join(', ')} | ${cause === 'none' ? '–' : `\`${cause}\``} | ${words} | ${cause === 'none' ? '–' : MEANWHILE[vendor]} |`;
  });
  return ['| vendor | fault | state | what staff reads | what is shown meanwhile |', '|---|---|---|---|---|', ...lines].join('\n');
}

it('docs/vendors.md contains the current table of faults', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/vendors.md'), 'utf8');
  if (!page.includes(table())) throw new Error(`the table of docs/vendors.md should be:\n\n${table()}`);
});
