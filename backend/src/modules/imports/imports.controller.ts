import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsNothing, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { TAKES_FILES } from '../../common/http/slow-requests.js';
import { FileUpload, type UploadedFile } from '../../common/http/uploaded-file.js';
import { IMPORT_LIMITS } from '../../rules/import-limits.rules.js';
import {
  type CellsUpdate,
  type ColumnsUpdate,
  cellsUpdate,
  columnsUpdate,
  type ImportConfirm,
  type ImportResult,
  type ImportReview,
  type ImportSummary,
  importConfirm,
  importResult,
  importReview,
  importSummary,
  importUndo,
  type UndoResult,
  undoResult,
} from './import.contract.js';
import { ImportConfirmation } from './import-confirmation.service.js';
import { ImportUndo } from './import-undo.service.js';
import { type ImportListQuery, ImportQueries, importListQuery } from './imports.queries.js';
import { Imports } from './imports.service.js';

type Id = z.infer<typeof idParam>;

/** Files of prospects hold personal data of many: not for those who only read. */
@ApiTags('imports')
@Roles('staff')
@Controller('api/admin/imports')
export class ImportsController {
  constructor(
    private readonly imports: Imports,
    private readonly confirmation: ImportConfirmation,
    private readonly undoing: ImportUndo,
    private readonly queries: ImportQueries,
  ) {}

  @Get()
  @ReturnsPageOf(importSummary)
  list(@Query({ schema: importListQuery }) query: ImportListQuery): Promise<Page<ImportSummary>> {
    return this.queries.page(query);
  }

  @Post()
  @RouteConfig(TAKES_FILES)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } } })
  @Returns(importReview, 201)
  async upload(@FileUpload(IMPORT_LIMITS.fileBytes) file: UploadedFile, @CurrentUser() user: SignedInUser): Promise<ImportReview> {
    return this.queries.review(await this.imports.upload(file, user));
  }

  @Get(':id')
  @Returns(importReview)
  get(@Param({ schema: idParam }) { id }: Id): Promise<ImportReview> {
    return this.queries.review(id);
  }

  @Put(':id/columns')
  @Returns(importReview)
  async assign(@Param({ schema: idParam }) { id }: Id, @Body({ schema: columnsUpdate }) update: ColumnsUpdate): Promise<ImportReview> {
    await this.imports.assign(id, update);
    return this.queries.review(id);
  }

  @Put(':id/cells')
  @Returns(importReview)
  async mend(@Param({ schema: idParam }) { id }: Id, @Body({ schema: cellsUpdate }) update: CellsUpdate): Promise<ImportReview> {
    await this.imports.mend(id, update);
    return this.queries.review(id);
  }

  @Post(':id/confirm')
  @Returns(importResult)
  confirm(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: importConfirm }) choices: ImportConfirm,
    @CurrentUser() user: SignedInUser,
  ): Promise<ImportResult> {
    return this.confirmation.confirm(id, choices, user);
  }

  @Post(':id/undo')
  @Returns(undoResult)
  undo(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: importUndo }) { force }: z.infer<typeof importUndo>,
    @CurrentUser() user: SignedInUser,
  ): Promise<UndoResult> {
    return this.undoing.undo(id, force, user);
  }

  @Delete(':id')
  @ReturnsNothing()
  discard(@Param({ schema: idParam }) { id }: Id): Promise<void> {
    return this.imports.discard(id);
  }
}
