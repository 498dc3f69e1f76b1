import { type INestApplication, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument } from './openapi.js';

/** The description of the application that runs, made when somebody first asks for it. */
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
