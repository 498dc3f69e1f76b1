import { type INestApplication, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument } from './openapi.js';

/** The OpenAPI document of the running application, built on first use. */
@Injectable()
export class ApiDescription {
  private app: INestApplication | undefined;
  private made: Promise<OpenAPIObject> | undefined;

  describes(app: INestApplication): void {
    this.app = app;
  }

  document(): Promise<OpenAPIObject> {
    if (!this.app) throw new Error('no application to describe');
    this.made ??= openApiDocument(this.app);
    return this.made;
  }
}
