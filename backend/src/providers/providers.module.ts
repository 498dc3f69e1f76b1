import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssistantSource } from './assistants/assistant-source.js';
import { ConfiguredAssistants } from './assistants/configured-assistants.service.js';
import { DocumentFonts } from './browser/document-fonts.service.js';
import { MachineSemaphore } from './browser/machine-semaphore.service.js';
import { PageBrowser } from './browser/page-browser.service.js';
import { PdfPrinter } from './browser/pdf-printer.service.js';
import { Connectivity } from './connectivity/connectivity.service.js';
import { AccountBalances } from './dataforseo/account-balances.service.js';
import { BusinessReviewsClient } from './dataforseo/business-reviews.client.js';
import { DataForSeo } from './dataforseo/data-for-seo.service.js';
import { InstantPagesClient } from './dataforseo/instant-pages.client.js';
import { KeywordProbe } from './dataforseo/keyword-probe.service.js';
import { LlmResponsesClient } from './dataforseo/llm-responses.client.js';
import { RankedKeywordsClient } from './dataforseo/ranked-keywords.client.js';
import { PageAuditEngines, PageSpeedEngines, TechStackEngines } from './engines.js';
import { ForeignModule } from './foreign/foreign.module.js';
import { KeywordSource } from './keywords/keyword-source.js';
import { Assistants } from './llm/assistant.js';
import { ChatCompletions } from './llm/chat-completions.client.js';
import { LanguageModel } from './llm/language-model.js';
import { ImapMailbox } from './mailbox/imap-mailbox.service.js';
import { EmeliaCampaigns } from './outreach/emelia.client.js';
import { Outreach } from './outreach/outreach.js';
import { IndexingReader } from './page-audit/indexing-reader.service.js';
import { LocalPageAudit } from './page-audit/local-page-audit.client.js';
import { LocalLighthouse } from './page-speed/local-lighthouse.client.js';
import { PageSpeedInsights } from './page-speed/page-speed-insights.client.js';
import { Places } from './places/fresh-place.js';
import { GooglePlaces } from './places/google-places.client.js';
import { ReviewSource } from './reviews/review-source.js';
import { SiteVisits } from './site-visit/site-visits.service.js';
import { LocalFingerprints } from './tech-stack/local-fingerprints.client.js';
import { WhatCms } from './tech-stack/whatcms.client.js';
import { EngineFallback } from './vendor/engine-fallback.service.js';
import { KeyChecks } from './vendor/key-checks.service.js';
import { VendorGate } from './vendor/vendor-gate.service.js';
import { VendorHttp } from './vendor/vendor-http.service.js';
import { VendorCall, VendorLease, VendorSpend, VendorState } from './vendor/vendor-state.entity.js';
import { VendorUsage } from './vendor/vendor-usage.queries.js';

/** The outside world. Modules see the abstract classes; which engines answer is decided here. */
@Module({
  imports: [ForeignModule, TypeOrmModule.forFeature([VendorState, VendorLease, VendorSpend, VendorCall])],
  providers: [
    PageBrowser,
    SiteVisits,
    Connectivity,
    MachineSemaphore,
    DocumentFonts,
    PdfPrinter,
    VendorGate,
    VendorHttp,
    VendorUsage,
    EngineFallback,
    DataForSeo,
    KeywordProbe,
    AccountBalances,
    KeyChecks,
    LocalLighthouse,
    ImapMailbox,
    LocalPageAudit,
    IndexingReader,
    LocalFingerprints,
    PageSpeedInsights,
    InstantPagesClient,
    WhatCms,
    {
      provide: PageSpeedEngines,
      useFactory: (vendor: PageSpeedInsights, own: LocalLighthouse): PageSpeedEngines => ({ name: 'pagespeed', vendor, own }),
      inject: [PageSpeedInsights, LocalLighthouse],
    },
    {
      provide: PageAuditEngines,
      useFactory: (vendor: InstantPagesClient, own: LocalPageAudit): PageAuditEngines => ({ name: 'dataforseo', vendor, own }),
      inject: [InstantPagesClient, LocalPageAudit],
    },
    {
      provide: TechStackEngines,
      useFactory: (vendor: WhatCms, own: LocalFingerprints): TechStackEngines => ({ name: 'whatcms', vendor, own }),
      inject: [WhatCms, LocalFingerprints],
    },
    { provide: KeywordSource, useClass: RankedKeywordsClient },
    { provide: Places, useClass: GooglePlaces },
    { provide: ReviewSource, useClass: BusinessReviewsClient },
    { provide: AssistantSource, useClass: LlmResponsesClient },
    { provide: Assistants, useClass: ConfiguredAssistants },
    { provide: LanguageModel, useClass: ChatCompletions },
    { provide: Outreach, useClass: EmeliaCampaigns },
  ],
  exports: [
    Assistants,
    Connectivity,
    EngineFallback,
    ForeignModule,
    ImapMailbox,
    KeyChecks,
    KeywordProbe,
    KeywordSource,
    LanguageModel,
    Outreach,
    IndexingReader,
    PageAuditEngines,
    PageSpeedEngines,
    DocumentFonts,
    PdfPrinter,
    Places,
    ReviewSource,
    SiteVisits,
    TechStackEngines,
    VendorGate,
    VendorUsage,
  ],
})
export class ProvidersModule {}
