import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { InboxController } from './inbox.controller.js';
import { InboxQueries } from './inbox.queries.js';
import { Inbox } from './inbox.service.js';
import { InboxCandidates } from './inbox-candidates.queries.js';
import { InboxClaim } from './inbox-claim.entity.js';
import { InboxCompletion } from './inbox-completion.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([InboxClaim, InboxCompletion]), ProspectsModule],
  controllers: [InboxController],
  providers: [Inbox, InboxCandidates, InboxQueries],
  exports: [InboxQueries],
})
export class InboxModule {}
