import { Global, Module, StandardSchemaSerializerInterceptor } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE, Reflector } from '@nestjs/core';
import { ApiDescription } from './api-description.service.js';
import { ApiDocsController } from './api-docs.controller.js';
import { ClientErrorsController } from './client-errors.controller.js';
import { GracefulShutdown } from './graceful-shutdown.service.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.service.js';
import { ProblemFilter } from './problem.filter.js';
import { PublicApiDocsController } from './public-api-docs.controller.js';
import { Releases } from './releases.service.js';
import { ServerEvents } from './server-events.js';
import { ValidationPipe } from './validation.pipe.js';
import { VersionController } from './version.controller.js';

@Global()
@Module({
  controllers: [ApiDocsController, PublicApiDocsController, MetricsController, ClientErrorsController, VersionController],
  providers: [
    ApiDescription,
    GracefulShutdown,
    Metrics,
    Releases,
    ServerEvents,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: ValidationPipe },
    {
      provide: APP_INTERCEPTOR,
      inject: [Reflector],
      useFactory: (reflector: Reflector) => new StandardSchemaSerializerInterceptor(reflector),
    },
  ],
  exports: [Metrics, ServerEvents],
})
export class HttpModule {}
