import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import { ByCookie, Public } from './access.js';
import { ApiDescription } from './api-description.service.js';
import { API_DOCS_POLICY, apiDocsPage } from './api-docs.controller.js';

/** Requests carry the token that the reader enters, and never the session: it opens nothing under this path. */
const START = `SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null, tryItOutEnabled: true });\n`;

/** The description of the public API: the document for everybody, the page to try it out for signed-in accounts. */
@ApiExcludeController()
@Controller('api/v1')
export class PublicApiDocsController {
  constructor(private readonly description: ApiDescription) {}

  @Get('openapi.json')
  @Public()
  @Header('x-robots-tag', 'noindex')
  document(): Promise<OpenAPIObject> {
    return this.description.publicApi();
  }

  @Get('docs')
  @ByCookie()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', API_DOCS_POLICY)
  @Header('x-robots-tag', 'noindex')
  page(): string {
    return apiDocsPage('API v1 de SmartIndex', '/api/v1/docs/start.js');
  }

  @Get('docs/start.js')
  @ByCookie()
  @Header('content-type', 'text/javascript; charset=utf-8')
  start(): string {
    return START;
  }
}
