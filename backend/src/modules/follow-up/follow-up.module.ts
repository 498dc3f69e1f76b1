import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { CallsController } from './calls.controller.js';
import { NextActions } from './next-action.service.js';
import { NotesController } from './notes.controller.js';
import { NoteQueries } from './notes.queries.js';
import { Notes } from './notes.service.js';
import { ProspectNote } from './prospect-note.entity.js';
import { ProspectTask } from './prospect-task.entity.js';
import { TasksController } from './tasks.controller.js';
import { Tasks } from './tasks.service.js';

/** Notes and tasks of prospects. */
@Module({
  imports: [ProspectsModule, TypeOrmModule.forFeature([ProspectNote, ProspectTask])],
  controllers: [NotesController, CallsController, TasksController],
  providers: [NextActions, Notes, NoteQueries, Tasks],
  exports: [Notes, Tasks],
})
export class FollowUpModule {}
