import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { DescribedWebhooks } from './described-webhooks.js';
import { LIST_WORDS } from './list-query.js';
import { convertNamed, withNamedSchemas } from './named-schemas.js';
import { nameContracts } from './schema-names.js';

/** Builds the OpenAPI document from the contracts, with their names. */
export async function openApiDocument(app: INestApplication): Promise<OpenAPIObject> {
  await nameContracts();
  const head = new DocumentBuilder()
    .setTitle('SmartIndex')
    .setDescription(
      `Staff API (react-admin dialect) and public API. ${LIST_WORDS} Errors are RFC 9457 problem details with \`code\`, \`message\` and \`errors\`; the public API says them in the language of \`?lang=\` (fr, de, it), else of the cookie \`lang\`, else of the prospect.`,
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, head, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
    standardSchemaConverter: (schema, { schemaType }) => convertNamed(schema, schemaType),
  });
  return withNamedSchemas(document, app.get(DescribedWebhooks, { strict: false }).bodies);
}
