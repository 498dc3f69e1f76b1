import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../../common/http/access.js';
import { idParam } from '../../../common/http/field.contract.js';
import type { Page } from '../../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../../common/http/response-decorators.js';
import { ServerEvents } from '../../../common/http/server-events.js';
import { Findings } from '../findings/findings.queries.js';
import { type AnalysisWithHistory, analysisQuery, analysisWithHistory } from '../timeline/timeline.contract.js';
import { Timeline } from '../timeline/timeline.queries.js';
import { BulkScanEstimates } from './bulk-scan-estimate.queries.js';
import { Listings } from './listings.service.js';
import { OwnHosts } from './own-hosts.service.js';
import {
  type AnalysisCost,
  analysisCost,
  analysisParams,
  type ListingDecision,
  listingDecision,
  type ScanEstimate,
  type ScanLine,
  type ScanRecord,
  scan,
  scanEstimate,
  scanLine,
  scanView,
  singleOrder,
  startedScan,
  targetParams,
} from './scan.contract.js';
import { ScanQueries, scanListQuery, scanOrder, scanSelection } from './scan.queries.js';
import { SCANS_CHANNEL } from './scan-flow.service.js';
import { isScanOver } from './scan-plan.js';
import { Scans } from './scans.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('scans')
@Controller('api/admin')
export class ScansController {
  constructor(
    private readonly scans: Scans,
    private readonly ownHosts: OwnHosts,
    private readonly listings: Listings,
    private readonly queries: ScanQueries,
    private readonly estimates: BulkScanEstimates,
    private readonly findings: Findings,
    private readonly timeline: Timeline,
    private readonly events: ServerEvents,
  ) {}

  @Post('prospects/:id/scan')
  @Returns(startedScan, 202)
  async startQuick(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<{ scanId: string }> {
    return { scanId: await this.scans.startQuick(id, user) };
  }

  @Post('prospects/:id/analyses/:analysis')
  @Returns(startedScan, 202)
  async startSingle(
    @Param({ schema: analysisParams }) { id, analysis }: z.infer<typeof analysisParams>,
    @Body({ schema: singleOrder }) order: z.infer<typeof singleOrder>,
    @CurrentUser() user: SignedInUser,
  ): Promise<{ scanId: string }> {
    return { scanId: await this.scans.startSingle(id, analysis, user, { speedMode: order?.mode }) };
  }

  @Post('prospects/:id/own-site')
  @Returns(startedScan, 202)
  async acceptSite(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<{ scanId: string }> {
    return { scanId: await this.ownHosts.accept(id, user) };
  }

  @Post('prospects/:id/listing')
  @Returns(startedScan, 202)
  async decideListing(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: listingDecision }) decision: ListingDecision,
    @CurrentUser() user: SignedInUser,
  ): Promise<{ scanId: string }> {
    return { scanId: await this.listings.decide(id, decision, user) };
  }

  @Post('scans')
  @Returns(startedScan, 202)
  async startBulk(
    @Body({ schema: scanOrder }) { prospectIds, filter }: z.infer<typeof scanOrder>,
    @CurrentUser() user: SignedInUser,
  ): Promise<{ scanId: string }> {
    return { scanId: await this.scans.startBulk({ prospectIds, filter }, user) };
  }

  @Post('scans/estimate')
  @HttpCode(200)
  @Returns(scanEstimate)
  estimate(@Body({ schema: scanSelection }) selection: z.infer<typeof scanSelection>): Promise<ScanEstimate> {
    return this.estimates.of(selection);
  }

  /** What each analysis of one prospect costs, for the button that orders it. */
  @Get('scans/costs')
  @Returns(analysisCost, 200, { isArray: true })
  costs(): Promise<AnalysisCost[]> {
    return this.estimates.each();
  }

  @Get('prospects/:id/analysis')
  @Returns(analysisWithHistory)
  async analysis(
    @Param({ schema: idParam }) { id }: Id,
    @Query({ schema: analysisQuery }) { history, ...page }: z.infer<typeof analysisQuery>,
  ): Promise<AnalysisWithHistory> {
    const [report, past] = await Promise.all([
      this.findings.report(id),
      history === '1' || history === 'true' ? this.timeline.history(id, page) : undefined,
    ]);
    return { ...report, ...(past && { history: past }) };
  }

  @Get('prospects/:id/latest-scan')
  @Returns(scan.nullable())
  latest(@Param({ schema: idParam }) { id }: Id): Promise<ScanRecord | null> {
    return this.queries.latestOf(id);
  }

  @Get('scans')
  @ReturnsPageOf(scanLine)
  list(@Query({ schema: scanListQuery }) query: z.infer<typeof scanListQuery>): Promise<Page<ScanLine>> {
    return this.queries.page(query);
  }

  @Get('scans/:id')
  @Returns(scan)
  get(@Param({ schema: idParam }) { id }: Id, @Query({ schema: scanView }) { prospect }: z.infer<typeof scanView>): Promise<ScanRecord> {
    return this.queries.get(id, prospect);
  }

  /** Streams the record on every change until the scan or the requested prospect has ended. */
  @Get('scans/:id/events')
  @ApiProduces('text/event-stream')
  @Returns(scan)
  async follow(
    @Param({ schema: idParam }) { id }: Id,
    @Query({ schema: scanView }) { prospect }: z.infer<typeof scanView>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const read = () => this.queries.get(id, prospect);
    await this.events.follow({ request, reply, channel: SCANS_CHANNEL, topic: id, read, isOver: isScanOver });
  }

  @Post('scans/:id/pause')
  @Returns(scan)
  async pause(@Param({ schema: idParam }) { id }: Id): Promise<ScanRecord> {
    await this.scans.pause(id);
    return this.queries.get(id);
  }

  @Post('scans/:id/resume')
  @Returns(scan)
  async resume(@Param({ schema: idParam }) { id }: Id): Promise<ScanRecord> {
    await this.scans.resume(id);
    return this.queries.get(id);
  }

  @Post('scans/:id/cancel')
  @Returns(scan)
  async cancel(@Param({ schema: idParam }) { id }: Id): Promise<ScanRecord> {
    await this.scans.cancel(id);
    return this.queries.get(id);
  }

  /** Stops one prospect; the scan continues with the others. */
  @Post('scans/:id/prospects/:prospectId/cancel')
  @Returns(scan)
  async cancelTarget(@Param({ schema: targetParams }) { id, prospectId }: z.infer<typeof targetParams>): Promise<ScanRecord> {
    await this.scans.cancelTarget(id, prospectId);
    return this.queries.get(id, prospectId);
  }
}
