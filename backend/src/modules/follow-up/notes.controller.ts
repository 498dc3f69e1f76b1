import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam, uuid } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsNothing, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import {
  type LoggedNote,
  loggedNote,
  type NoteCreate,
  type NoteRecord,
  type NoteUpdate,
  noteCreate,
  noteUpdate,
  prospectNote,
} from './follow-up.contract.js';
import { NoteQueries, noteListQuery } from './notes.queries.js';
import { Notes } from './notes.service.js';
import type { ProspectNote } from './prospect-note.entity.js';

type Id = z.infer<typeof idParam>;
const noteParam = idParam.extend({ noteId: uuid });
type NoteId = z.infer<typeof noteParam>;

@ApiTags('follow-up')
@Controller('api/admin/prospects/:id/notes')
export class NotesController {
  constructor(
    private readonly notes: Notes,
    private readonly queries: NoteQueries,
    private readonly prospects: ProspectQueries,
  ) {}

  @Get()
  @ReturnsPageOf(prospectNote)
  async list(
    @Param({ schema: idParam }) { id }: Id,
    @Query({ schema: noteListQuery }) query: z.infer<typeof noteListQuery>,
  ): Promise<Page<NoteRecord>> {
    await this.prospects.get(id);
    return this.queries.page(id, query);
  }

  @Post()
  @Returns(loggedNote, 201)
  async create(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: noteCreate }) body: NoteCreate,
    @CurrentUser() user: SignedInUser,
  ): Promise<LoggedNote> {
    return this.queries.toLogged(await this.notes.create(id, body, user));
  }

  /** 409 when changed since it was read. */
  @Put(':noteId')
  @Returns(prospectNote)
  async update(
    @Param({ schema: noteParam }) { id, noteId }: NoteId,
    @Body({ schema: noteUpdate }) body: NoteUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<NoteRecord> {
    return this.record(await this.notes.update(id, noteId, body, user));
  }

  @Delete(':noteId')
  @ReturnsNothing()
  remove(@Param({ schema: noteParam }) { id, noteId }: NoteId, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.notes.remove(id, noteId, user);
  }

  private async record(note: ProspectNote): Promise<NoteRecord> {
    const [record] = await this.queries.toRecords([note]);
    return record as NoteRecord;
  }
}
