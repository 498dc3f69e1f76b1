import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { z } from 'zod';
import { AppModule } from './app.module.js';
import { readConfig } from './common/config/env.js';
import { ApiDescription } from './common/http/api-description.service.js';
import { nameCharsets } from './common/http/charset.js';
import { forgetPorts, rememberClientAddress } from './common/http/client-address.js';
import { contentPolicy } from './common/http/content-policy.js';
import { takeEmptyBodies } from './common/http/empty-bodies.js';
import { shedLoad } from './common/http/load-shedding.js';
import { malformedRequestHandlers, rejectIncompleteRequests, strictTransport } from './common/http/malformed-request.js';
import { takeOneClickForms } from './common/http/one-click-forms.js';
import { logRequests } from './common/http/request-log.js';
import { cutSlowRequests, slowRequestOptions } from './common/http/slow-requests.js';
import { keepStaffAnswersOut } from './common/http/staff-answers.js';
import { rejectUnstorableText } from './common/http/storable-text.js';
import { keepDetailsForAdministrators } from './common/http/technical-details.js';
import { frenchValidationMessages } from './common/http/validation-messages.js';
import { rememberReaders } from './common/http/visitor-language.js';
import { serveStaticSites } from './modules/site/static-files.js';

z.config({ localeError: frenchValidationMessages });

/** What browsers must not give to our pages: none of it is used. */
const PERMISSIONS = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
  'bluetooth',
  'serial',
  'midi',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The whole application over Fastify, ready to listen; `trustProxy` is the number of proxies in front. Tests start the same one. */
export async function createApp(trustProxy: number | false): Promise<NestFastifyApplication> {
  const config = readConfig();
  const adapter = new FastifyAdapter({
    ...slowRequestOptions(config),
    ...malformedRequestHandlers(config.publicUrl),
    // counted from our side: what a visitor wrote into the header himself stands beyond the last proxy
    trustProxy: trustProxy === false ? false : (_address, hop) => hop < trustProxy,
    bodyLimit: 1_000_000,
    // a request that came in while we end is answered; the connection is closed after it
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 5000 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, { bufferLogs: true, abortOnError: false });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  logRequests(adapter.getInstance());
  rejectIncompleteRequests(adapter.getInstance(), config.publicUrl);
  cutSlowRequests(adapter.getInstance(), config);
  shedLoad(adapter.getInstance(), config.requestsAtOnce);
  keepStaffAnswersOut(adapter.getInstance());
  keepDetailsForAdministrators(adapter.getInstance());
  rejectUnstorableText(adapter.getInstance());
  rememberClientAddress(adapter.getInstance());
  rememberReaders(adapter.getInstance());
  nameCharsets(adapter.getInstance());
  takeOneClickForms(adapter.getInstance());
  takeEmptyBodies(app);
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: strictTransport(config.publicUrl),
    crossOriginEmbedderPolicy: false,
  });
  // pages bring their own policy with the hashes of their scripts; everything else may load nothing
  const policies = { 'content-security-policy': contentPolicy(), 'permissions-policy': PERMISSIONS };
  adapter.getInstance().addHook('onRequest', async (_request, reply) => void reply.headers(policies));
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  await serveStaticSites(app);
  if (trustProxy !== false) forgetPorts(adapter.getInstance());
  app.get(ApiDescription).describes(app);
  return app;
}
