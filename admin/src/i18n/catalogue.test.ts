import { frenchFaults } from '../../../backend/test/support/french';
import { en } from './en';
import { failures as englishFailures } from './en/failures';
import { fr } from './fr';
import { failures as frenchFailures } from './fr/failures';

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const french = leaves({ ...fr, failures: { ...frenchFailures, byCode: {} } });
const english = new Map(leaves({ ...en, failures: { ...englishFailures, byCode: {} } }));

/** Quoted from the specification, letter for letter. */
const QUOTED = [
  'Êtes-vous sûr de vouloir supprimer cette demande ?',
  "Aucune demande d'audit pour le moment",
  '✅ %{count} prospect importé avec succès ! |||| ✅ %{count} prospects importés avec succès !',
  "Aucun mot-clé classé trouvé depuis l'API.",
  "Aucun prospect avec URL valide trouvé pour l'analyse en masse.",
  "Erreur lors de l'analyse",
  "Aucun domaine spécifié pour l'analyse.",
  "Format d'URL invalide",
  "Le fichier doit contenir une colonne d'email (email, email_emelia, e-mail, etc.)",
  "L'email doit être valide",
  "L'URL du site web doit être valide",
  // the specification's too
  'Êtes-vous sûr de vouloir supprimer toutes les recommandations?',
  '✅ Fichier importé avec succès!',
  'Statut de la redirection mis à jour avec succès!',
  'Citations mises à jour avec succès !',
  'Citations régénérées avec succès !',
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

  it('have no fault of French in what is ours', () => {
    const shown = (text: string) => text.replace(/%\{\w+\}/g, '7');
    const faults = french
      .filter(([key]) => !key.startsWith('blockedUrls.'))
      .flatMap(([key, text]) =>
        text
          .split(' |||| ')
          .flatMap((form) =>
            QUOTED.includes(form) || QUOTED.includes(text) ? [] : frenchFaults(shown(form)).map((fault) => `${key}: ${fault}`),
          ),
      );
    expect(faults).toEqual([]);
  });

  it('keep French punctuation from breaking off its word', () => {
    expect(french.filter(([, text]) => / [?!;:»]/.test(text) && !QUOTED.includes(text))).toEqual([]);
  });
});
