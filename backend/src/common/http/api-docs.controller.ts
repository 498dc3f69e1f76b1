import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import { notFound } from '../errors.js';
import { ByCookie } from './access.js';
import { ApiDescription } from './api-description.service.js';
import { contentPolicy } from './content-policy.js';

const LIBRARY = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Files of the library that the page needs. */
const FILES: Record<string, string> = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' };

/** Returns the page of the library; `start` is the address of the script that names its document. */
export const apiDocsPage = (title: string, start: string): string => `<!DOCTYPE html>
<html lang="fr-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="${start}"></script></body></html>
`;

/** Requests cannot be sent from the page: they would run as the reader. */
const START = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#docs', supportedSubmitMethods: [], deepLinking: true, validatorUrl: null });\n`;

export const API_DOCS_POLICY = contentPolicy({
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
});

/** The OpenAPI document as a page, for signed-in accounts. */
@ByCookie()
@ApiExcludeController()
@Controller('api/docs')
export class ApiDocsController {
  constructor(private readonly description: ApiDescription) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', API_DOCS_POLICY)
  page(): string {
    return apiDocsPage('API de SmartIndex', '/api/docs/start.js');
  }

  @Get('openapi.json')
  document(): Promise<OpenAPIObject> {
    return this.description.document();
  }

  @Get('start.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  start(): string {
    return START;
  }

  @Get(':file')
  file(@Param('file') file: string): StreamableFile {
    const type = FILES[file];
    if (!type) throw notFound('Cette page n’existe pas.');
    return new StreamableFile(createReadStream(join(LIBRARY, file)), { type: `${type}; charset=utf-8` });
  }
}
