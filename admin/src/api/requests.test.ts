import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What the document tells of a value; names of schemas are followed. */
interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
type Content = { content?: { 'application/json'?: { schema: Schema } } };
type Operation = { requestBody?: Content; responses: Record<string, Content> };
interface Described {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
const described = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')) as Described;

/** The names in an address are nobody's business. */
const pattern = (path: string): string => path.replace(/:\w+|\{\w+\}/g, '{}');
const operations = new Map(
  Object.entries(described.paths).flatMap(([path, acts]) =>
    Object.entries(acts).map(([act, operation]) => [`${act.toUpperCase()} ${pattern(path)}`, operation]),
  ),
);

const followed = ({ $ref, ...schema }: Schema): Schema =>
  $ref ? followed(described.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

function fieldsOf(schema: Schema): string[] {
  const { properties = {}, anyOf = [], oneOf = [], allOf = [] } = followed(schema);
  return [...Object.keys(properties), ...[...anyOf, ...oneOf, ...allOf].flatMap(fieldsOf)];
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  types: [],
};
const source = join(import.meta.dirname, 'requests.ts');
const program = ts.createProgram([source], OPTIONS);
const checker = program.getTypeChecker();

function namesOf(type: ts.Type): string[] {
  return type.isUnion() ? type.types.flatMap(namesOf) : checker.getPropertiesOfType(type).map(({ name }) => name);
}

interface Told {
  request: string;
  answer: ts.Type;
  sent: ts.Type | undefined;
}
const requests = program
  .getSourceFile(source)
  ?.statements.filter(ts.isInterfaceDeclaration)
  .find(({ name }) => name.text === 'Requests')
  ?.members.filter(ts.isPropertySignature);
const told = (requests ?? []).flatMap((member): Told[] => {
  const [answer, sent] = checker.getTypeArguments(checker.getTypeAtLocation(member) as ts.TypeReference);
  return answer ? [{ request: (member.name as ts.StringLiteral).text, answer, sent }] : [];
});
const operationOf = (request: string) => operations.get(pattern(request.replace(' ', ' /api/')));

/** What stands here and not there: fields that the server does not answer with, a list that is none, nothing where something is. */
function answerFaults({ request, answer }: Told): string[] {
  const [, { content } = {}] = Object.entries(operationOf(request)?.responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  const schema = content?.['application/json']?.schema;
  const type = checker.getNonNullableType(answer);
  if (!schema || type.flags & ts.TypeFlags.Never)
    return !schema === ((type.flags & ts.TypeFlags.Never) !== 0) ? [] : [`${request}: an answer here or there alone`];
  const { type: kind, items = {} } = followed(schema);
  if (checker.isArrayType(type) !== (kind === 'array')) return [`${request}: a list here or there alone`];
  const [each = type] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  const known = fieldsOf(kind === 'array' ? items : schema);
  return namesOf(each).flatMap((name) => (known.includes(name) ? [] : [`${request}: no ${name} is answered`]));
}

function bodyFaults({ request, sent }: Told): string[] {
  const schema = operationOf(request)?.requestBody?.content?.['application/json']?.schema ?? {};
  const given = sent ? namesOf(sent) : [];
  const known = fieldsOf(schema);
  const needed = followed(schema).required ?? [];
  return [
    ...given.filter((name) => !known.includes(name)).map((name) => `${request}: no ${name} is taken`),
    ...needed.filter((name) => !given.includes(name)).map((name) => `${request}: ${name} is needed`),
  ];
}

describe('the table of requests agrees with the OpenAPI document', () => {
  it('in its paths', () => {
    expect(told.length).toBeGreaterThan(100);
    expect(told.map(({ request }) => request).filter((request) => !operationOf(request))).toEqual([]);
  });

  it('in the fields of its responses', () => {
    expect(told.flatMap(answerFaults)).toEqual([]);
  });

  it('in the fields of its requests, with all required ones', () => {
    expect(told.filter(({ request }) => !request.startsWith('GET ')).flatMap(bodyFaults)).toEqual([]);
  });
});
