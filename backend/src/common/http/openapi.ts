import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { DescribedWebhooks } from './described-webhooks.js';
import { LIST_WORDS } from './list-query.js';
import { convertNamed, withNamedSchemas } from './named-schemas.js';
import { describeOperations } from './operation-words.js';
import { addExamples, addRefusals, publicApiHead } from './public-api-document.js';
import { nameContracts } from './schema-names.js';

/** Paths of the public API, which has a document of its own. */
const PUBLIC_API = /^\/api\/v1\//;

const head = () =>
  new DocumentBuilder()
    .setTitle('SmartIndex')
    .setDescription(
      `Staff API (react-admin dialect) and public API. ${LIST_WORDS} Errors are RFC 9457 problem details with \`code\`, \`message\` and \`errors\`; the public API says them in the language of \`?lang=\` (fr, de, it), else of the cookie \`lang\`, else of the prospect.`,
    )
    .setVersion('1')
    .addBearerAuth()
    .build();

/** Builds the OpenAPI document of the back-office and the pages from the contracts, with their names. */
export async function openApiDocument(app: INestApplication): Promise<OpenAPIObject> {
  const document = await described(app, head(), (path) => !PUBLIC_API.test(path));
  return withNamedSchemas(document, app.get(DescribedWebhooks, { strict: false }).bodies);
}

/** Builds the OpenAPI document of the public API (`/api/v1`), with refusals and examples. */
export async function publicApiDocument(app: INestApplication): Promise<OpenAPIObject> {
  const document = await described(app, publicApiHead(), (path) => PUBLIC_API.test(path));
  addRefusals(document);
  const { 'x-webhooks': _, ...named } = withNamedSchemas(document) as OpenAPIObject & { 'x-webhooks'?: unknown };
  addExamples(named);
  return named;
}

async function described(
  app: INestApplication,
  head: Omit<OpenAPIObject, 'paths'>,
  isPart: (path: string) => boolean,
): Promise<OpenAPIObject> {
  await nameContracts();
  const document = SwaggerModule.createDocument(app, head, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
    standardSchemaConverter: (schema, { schemaType }) => convertNamed(schema, schemaType),
  });
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isPart(path)));
  describeOperations(paths);
  return { ...document, paths };
}
