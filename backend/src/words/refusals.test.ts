import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { CAUSES } from '../providers/provider-error.js';
import { keyOf } from '../rules/language.rules.js';
import { readCatalogue } from './po-file.js';

/**
 * Everything that a public route may refuse with is found in the source: in whatever its controllers lead to, what failures are made
 * of, and in the contracts that its controllers read by, what fields say. `test/support/translated-refusals.ts` watches the rest.
 */
const BACKEND = join(import.meta.dirname, '..');
const MAKERS =
  /^(Problem|notFound|conflict|invalid|forbidden|unauthenticated|tooManyRequests|refused|refusal|heldProspect|this\.fileWhere)$/;

/** Made beside what visitors do, for staff or whoever runs the product: none of them meets a visitor. */
const FOR_STAFF: ReadonlySet<string> = new Set([
  'Le réglage « 7 » n’existe pas.',
  'Ce réglage n’existe pas',
  'Cette version n’existe pas : rechargez l’historique.',
  'Réglage invalide',
  'Cette analyse n’existe pas.',
  "Aucun prospect avec URL valide trouvé pour l'analyse en masse.",
  'Ce prospect ne fait pas partie de cette analyse.',
  'Ce prospect n’a pas de site web : ajoutez son adresse avant de lancer l’analyse.',
  'Cet audit n’existe pas ou a été supprimé.',
  'Cet audit n’a pas encore été produit.',
  'Cette demande n’existe pas ou a été supprimée.',
  'Cette adresse est déjà sur la liste.',
  'Cette personne a demandé l’effacement de ses données : seule une nouvelle demande de sa part peut la réinscrire.',
  'Cette personne s’est désinscrite elle-même : seule une nouvelle demande de sa part peut la réinscrire.',
  'Cette opposition n’existe pas ou a été retirée.',
  'Une clé de l’installation est illisible : APP_SECRET a changé. Rétablissez-le avant d’envoyer des messages.',
  'Cette permission n’existe pas ou a été supprimée.',
  'Le filtre de l’audience n’est pas valable.',
  'Filtre inconnu',
  'Ce message n’existe pas.',
  'Ce message n’existe pas ou a été supprimé.',
  'Cette redirection n’existe pas ou a été supprimée.',
  'Le site n’est pas encore construit : lancez « npm run build ».',
  'Le fichier dépasse 200 ko : réduisez-le ou enregistrez-le en SVG',
  'Cette image est illisible : enregistrez-la de nouveau en PNG, JPEG ou WebP',
  '7 a modifié ces notes entre-temps\u202f: votre texte est gardé, comparez les deux avant d’enregistrer.',
  'Ce prospect n’existe pas ou a déjà été supprimé.',
  'Numéro de téléphone invalide\u202f: écrivez-le avec son indicatif, par exemple +41 79 123 45 67.',
  'Ce compte est fermé ou ne fait que lire\u202f: choisissez quelqu’un d’autre.',
  'Choisissez une personne de l’équipe.',
  'URL débloquée avec succès',
  'Erreur lors du déblocage',
  'Erreur inattendue lors du déblocage',
  'URL bloquée avec succès',
  'Erreur lors du blocage',
  'Erreur inattendue lors du blocage',
  'Erreur inattendue',
  'cette URL n’est plus dans la liste',
  'cette URL est déjà bloquée',
  'Cette URL bloquée n’existe pas ou a été supprimée.',
  'Impossible de mettre à jour le statut.',
  'Veuillez remplir tous les champs obligatoires',
  'Écrivez le message.',
  'Erreur lors de la mise à jour du statut',
  'Nom de document invalide',
  'Indiquez le jour et l’heure',
]);

const german = readCatalogue('de');
const sources = new Map<string, ts.SourceFile>();

function sourceOf(path: string): ts.SourceFile {
  const known = sources.get(path);
  if (known) return known;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  sources.set(path, source);
  return source;
}

/** The files whose values a file imports, and which names come from which. */
function importsOf(path: string): { file: string; names: string[] }[] {
  return sourceOf(path).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = statement.moduleSpecifier.text;
    if (!from.startsWith('.') || statement.importClause?.isTypeOnly) return [];
    const bindings = statement.importClause?.namedBindings;
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    return [{ file: join(dirname(path), from.replace(/\.js$/, '.ts')), names }];
  });
}

const controllers = globSync('**/*.controller.ts', { cwd: BACKEND })
  .map((path) => join(BACKEND, path))
  .filter(
    (path) => /@Controller\((?:'(?:api\/public|agency|og)[^']*')?\)/.test(sourceOf(path).text) && sourceOf(path).text.includes('@Public()'),
  );

function reached(): Set<string> {
  const found = new Set<string>();
  const left = [...controllers, join(BACKEND, 'create-app.ts')];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    // the root of the product leads everywhere
    left.push(...importsOf(path).flatMap(({ file }) => (/\.module\.ts$|\.entity\.ts$/.test(file) ? [] : [file])));
  }
  return found;
}

/** What an expression says in French: the key of a marked text, any other template with 7 for its values. */
function saidBy(node: ts.Expression | undefined, path: string): string[] {
  if (!node) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join('')];
  if (ts.isTaggedTemplateExpression(node)) return [keyIn(node)];
  if (ts.isCallExpression(node) && /^(?:pluralForm|fieldText)$/.test(node.expression.getText()))
    return node.arguments.flatMap((argument) => saidBy(argument, path));
  if (ts.isConditionalExpression(node)) return [...saidBy(node.whenTrue, path), ...saidBy(node.whenFalse, path)];
  if (ts.isBinaryExpression(node)) return [...saidBy(node.left, path), ...saidBy(node.right, path)];
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) => (ts.isPropertyAssignment(property) ? saidBy(property.initializer, path) : []));
  return ts.isIdentifier(node) ? saidBy(...constant(node.text, path)) : [];
}

/** The key of a text; of one whose values are filled in at once, and can then not be translated, the text itself. */
function keyIn({ tag, template }: ts.TaggedTemplateExpression): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const parts = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  return tag.getText() === 'translatable' ? keyOf(parts) : parts.join('7');
}

/** What a name stands for: in the file itself, or where it is imported from. */
function constant(name: string, path: string): [ts.Expression | undefined, string] {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) found ??= node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(path));
  if (found && !ts.isIdentifier(found)) return [found, path];
  const from = importsOf(path).find(({ names }) => names.includes(name));
  return from ? constant(name, from.file) : [undefined, path];
}

/** The texts of failures: a message for developers comes before the one for people. */
function failuresIn(path: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && MAKERS.test(node.expression.getText())) {
      const texts = (node.arguments ?? []).slice(node.expression.getText() === 'Problem' ? 3 : 0);
      found.push(...texts.flatMap((argument) => saidBy(argument, path)).filter(isFrench));
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(path));
  return found;
}

/** What the fields of a contract say: texts given to schemas, by themselves or by name. */
function fieldWordsIn(path: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && !/\.(describe|meta)$/.test(node.expression.getText()))
      found.push(...node.arguments.flatMap((argument) => saidBy(argument, path)).filter(isFrench));
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(path));
  return found;
}

/** No code, key or header: a sentence, or a word that begins one. */
const isFrench = (text: string): boolean => /\p{L}{2} \p{L}|^\p{Lu}\p{Ll}{2}/u.test(text) && !/^<|^[\w-]+: | = /.test(text);

it('every refusal that a visitor may get is translated', () => {
  const files = [...reached()];
  const contracts = new Set(
    controllers.flatMap((path) => importsOf(path).map(({ file }) => file)).filter((file) => file.endsWith('.contract.ts')),
  );
  const said = new Set([...files.flatMap(failuresIn), ...[...contracts].flatMap(fieldWordsIn)]);
  const untranslated = [...said].filter((text) => german[text] === undefined && !FOR_STAFF.has(text));
  expect(untranslated).toEqual([]);
  expect([...FOR_STAFF].filter((text) => !said.has(text))).toEqual([]);
});

/** Of vendors, which our own engines stand in for, and of texts and settings. */
const OF_STAFF = /^(vendor_|circuit_open|budget_exhausted|text_refused|not_configured|insufficient_facts)/;

it.each(Object.entries(CAUSES).filter(([code]) => !OF_STAFF.test(code)))(
  'the reason why a page was not measured is translated: %s',
  (_, words) => {
    expect(german[words]).toMatch(/^(?!.*\b(?:Le|La|site|page)\b)\p{L}/u);
  },
);
