import { pagePrefix } from '../../rules/routes.rules.js';

export type Block =
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'list'; items: string[] }
  | { kind: 'action'; url: string; label: string };

const FACT = /^([^.:]{1,40}?)[\s\u00a0\u202f]*: (.+)$/;
const ADDRESS = /^(https?:\/\/|tel:\+?\d|mailto:)\S+$/;
const ITEM = /^[-–•] (.+)$/;

/**
 * The parts of a plain-text letter: an address on a line of its own is its action, two or more « Label : value » lines are
 * facts, lines with a dash are a list, the rest are paragraphs.
 */
export function letterBlocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .flatMap(blocksOf);
}

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  for (let rest = lines; rest.length > 0; ) {
    const count = Math.max(1, lengthOfRun(rest));
    const run = rest.slice(0, count);
    const [first = ''] = run;
    const last = blocks.at(-1);
    if (ADDRESS.test(first)) blocks.push({ kind: 'action', url: first, label: actionLabel(first) });
    else if (count > 1 && FACT.test(first)) blocks.push({ kind: 'facts', rows: run.map(factOf) });
    else if (ITEM.test(first)) blocks.push({ kind: 'list', items: run.map((line) => ITEM.exec(line)?.[1] ?? line) });
    else if (last?.kind === 'paragraph') last.lines.push(first);
    else blocks.push({ kind: 'paragraph', lines: [first] });
    rest = rest.slice(count);
  }
  return blocks;
}

/** How many of the first lines belong together: items, or facts when there are at least two. */
function lengthOfRun(lines: string[]): number {
  const run = (pattern: RegExp) => {
    const end = lines.findIndex((line) => !pattern.test(line) || ADDRESS.test(line));
    return end === -1 ? lines.length : end;
  };
  const facts = run(FACT);
  return run(ITEM) || (facts > 1 ? facts : 1);
}

function factOf(line: string): [string, string] {
  const [, label = '', value = ''] = FACT.exec(line) ?? [];
  return [label.trim(), value];
}

/** What the button says: our own addresses tell by their path what waits behind them. */
const LABELS: [path: (path: string) => boolean, label: string][] = [
  [under(pagePrefix('verification')), 'Confirmer mon adresse'],
  [under(pagePrefix('call')), 'Déplacer ou annuler l’appel'],
  [under(pagePrefix('booking')), 'Choisir un autre horaire'],
  [under(pagePrefix('unsubscribe')), 'Se désinscrire'],
  [under('/mon-espace/'), 'Ouvrir dans l’espace'],
  [(path) => path.endsWith('.pdf'), 'Ouvrir le PDF'],
];

function under(prefix: string): (path: string) => boolean {
  return (path) => path.startsWith(prefix);
}

function actionLabel(url: string): string {
  if (url.startsWith('tel:')) return `Appeler le ${url.slice(4)}`;
  if (url.startsWith('mailto:')) return `Écrire à ${decodeURI(url.slice(7))}`;
  const path = URL.parse(url)?.pathname ?? '';
  return LABELS.find(([leads]) => leads(path))?.[1] ?? 'Ouvrir la page';
}
