import { account } from './en/account';
import { ai } from './en/ai';
import { analysis } from './en/analysis';
import { analytics } from './en/analytics';
import { app } from './en/app';
import { appointments } from './en/appointments';
import { audit } from './en/audit';
import { bulk } from './en/bulk';
import { dashboard } from './en/dashboard';
import { messages } from './en/messages';
import { prospects, prospectsResource } from './en/prospects';
import { quiz } from './en/quiz';
import { scan } from './en/scan';
import { tools } from './en/tools';
import { users } from './en/users';
import { views } from './en/views';
import { fr } from './fr';

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const french = leaves(fr);
const english = new Map(
  leaves({
    app,
    prospects,
    appointments,
    messages,
    scan,
    analysis,
    bulk,
    views,
    users,
    audit,
    account,
    dashboard,
    analytics,
    quiz,
    resources: { prospects: prospectsResource },
  }),
);

/** Quoted from the specification, letter for letter. */
const QUOTED = ["Format d'URL invalide", "Erreur lors de l'analyse", "Aucun prospect avec URL valide trouvé pour l'analyse en masse."];
  leaves({ app, prospects, appointments, messages, scan, analysis, ai, tools, resources: { prospects: prospectsResource } }),
);

/** Quoted from the specification, letter for letter. */
const QUOTED = [
  "Aucun mot-clé classé trouvé depuis l'API.",
  'Citations régénérées avec succès !',
  'Citations mises à jour avec succès !',
  "Format d'URL invalide",
  "Erreur lors de l'analyse",
];

describe('catalogues', () => {
  it('have the same keys', () => {
    expect([...english.keys()]).toEqual(french.map(([key]) => key));
  });

  it('take the same values in both languages', () => {
    const differing = french.filter(([key, text]) => placeholders(english.get(key) ?? '').join() !== placeholders(text).join());
    expect(differing).toEqual([]);
  });

  it('use the typographic apostrophe in our own texts', () => {
    const straight = [...french, ...english].filter(([, text]) => text.includes("'") && !QUOTED.includes(text));
    expect(straight).toEqual([]);
  });

  it('keep French punctuation from breaking off its word', () => {
    expect(french.filter(([, text]) => / [?!;:»]/.test(text) && !QUOTED.includes(text))).toEqual([]);
  });
});
