import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam, uuid } from '../../common/http/field.contract.js';
import { Returns, ReturnsNothing } from '../../common/http/response-decorators.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { prospectTask, type TaskCreate, type TaskRecord, type TaskUpdate, taskCreate, taskUpdate } from './follow-up.contract.js';
import { Tasks, toTask } from './tasks.service.js';

type Id = z.infer<typeof idParam>;
const taskParam = idParam.extend({ taskId: uuid });
type TaskId = z.infer<typeof taskParam>;

@ApiTags('follow-up')
@Controller('api/admin/prospects/:id/tasks')
export class TasksController {
  constructor(
    private readonly tasks: Tasks,
    private readonly prospects: ProspectQueries,
  ) {}

  /** What is open, the soonest first; then the latest that were done. */
  @Get()
  @Returns(prospectTask, 200, { isArray: true })
  async list(@Param({ schema: idParam }) { id }: Id): Promise<TaskRecord[]> {
    await this.prospects.get(id);
    return (await this.tasks.list(id)).map(toTask);
  }

  @Post()
  @Returns(prospectTask, 201)
  async create(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: taskCreate }) body: TaskCreate,
    @CurrentUser() user: SignedInUser,
  ): Promise<TaskRecord> {
    return toTask(await this.tasks.create(id, body, user));
  }

  @Put(':taskId')
  @Returns(prospectTask)
  async update(@Param({ schema: taskParam }) { id, taskId }: TaskId, @Body({ schema: taskUpdate }) body: TaskUpdate): Promise<TaskRecord> {
    return toTask(await this.tasks.update(id, taskId, body));
  }

  @Delete(':taskId')
  @ReturnsNothing()
  remove(@Param({ schema: taskParam }) { id, taskId }: TaskId): Promise<void> {
    return this.tasks.remove(id, taskId);
  }
}
