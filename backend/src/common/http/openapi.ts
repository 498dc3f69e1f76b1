import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The description of the whole API, made from the contracts. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const head = new DocumentBuilder()
    .setTitle('SmartIndex')
    .setDescription(
      'Staff API (react-admin dialect) and public API. Errors are RFC 9457 problem details with `code`, `message` and `errors`.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, head, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
}
