import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../common/http/access.js';
import { Returns } from '../../../common/http/response-decorators.js';
import {
  type PromptCatalogue,
  type PromptPreview,
  type PromptPreviewOrder,
  promptCatalogue,
  promptPreview,
  promptPreviewOrder,
} from './prompt-preview.contract.js';
import { PromptPreviews } from './prompt-preview.queries.js';

@ApiTags('settings')
@Roles('admin')
@Controller('api/admin/prompts')
export class PromptPreviewController {
  constructor(private readonly previews: PromptPreviews) {}

  @Get()
  @Returns(promptCatalogue)
  catalogue(): PromptCatalogue {
    return this.previews.catalogue();
  }

  @Post('preview')
  @HttpCode(200)
  @Returns(promptPreview)
  preview(@Body({ schema: promptPreviewOrder }) order: PromptPreviewOrder): Promise<PromptPreview> {
    return this.previews.of(order);
  }
}
