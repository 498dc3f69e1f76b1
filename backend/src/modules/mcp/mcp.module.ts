import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { ApiV1Module } from '../api-v1/api-v1.module.js';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { McpController } from './mcp.controller.js';
import { McpTools } from './mcp-tools.service.js';

/** Tools for assistants (decision 70). */
@Module({ imports: [AnalysisModule, ApiV1Module, CampaignsModule], controllers: [McpController], providers: [McpTools] })
export class McpModule {}
