import { type INestApplication, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument, publicApiDocument } from './openapi.js';

/** The OpenAPI documents of the running application, each built on first use. */
@Injectable()
export class ApiDescription {
  private app: INestApplication | undefined;
  private made: Promise<OpenAPIObject> | undefined;
  private madePublic: Promise<OpenAPIObject> | undefined;

  describes(app: INestApplication): void {
    this.app = app;
  }

  document(): Promise<OpenAPIObject> {
    this.made ??= openApiDocument(this.described());
    return this.made;
  }

  publicApi(): Promise<OpenAPIObject> {
    this.madePublic ??= publicApiDocument(this.described());
    return this.madePublic;
  }

  private described(): INestApplication {
    if (!this.app) throw new Error('no application to describe');
    return this.app;
  }
}
