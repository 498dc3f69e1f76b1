import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type CallCreate, callCreate, type LoggedNote, loggedNote } from './follow-up.contract.js';
import { NoteQueries } from './notes.queries.js';
import { Notes } from './notes.service.js';

@ApiTags('follow-up')
@Controller('api/admin/prospects/:id/calls')
export class CallsController {
  constructor(
    private readonly notes: Notes,
    private readonly queries: NoteQueries,
  ) {}

  /** Logs a call as a note. Updates the pipeline when the call reached a person, closes a task and creates the next one. */
  @Post()
  @Returns(loggedNote, 201)
  async create(
    @Param({ schema: idParam }) { id }: z.infer<typeof idParam>,
    @Body({ schema: callCreate }) { text, ...call }: CallCreate,
    @CurrentUser() user: SignedInUser,
  ): Promise<LoggedNote> {
    return this.queries.toLogged(await this.notes.create(id, { ...call, kind: 'call', content: text }, user));
  }
}
