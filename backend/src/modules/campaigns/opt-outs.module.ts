import { Global, Module } from '@nestjs/common';
import { OptOuts } from '../../common/mail/opt-outs.js';
import { SuppressionsModule } from '../suppressions/suppressions.module.js';
import { UnsubscribeLinks } from './unsubscribe-links.service.js';

/** Gives every e-mail its unsubscribe link, campaign or not. */
@Global()
@Module({
  imports: [SuppressionsModule],
  providers: [UnsubscribeLinks, { provide: OptOuts, useExisting: UnsubscribeLinks }],
  exports: [OptOuts, UnsubscribeLinks],
})
export class OptOutsModule {}
