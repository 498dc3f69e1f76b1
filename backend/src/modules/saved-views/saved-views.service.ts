import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import { conflict, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import type { ViewCreate, ViewUpdate } from './saved-view.contract.js';
import { SavedView } from './saved-view.entity.js';

/** The saved views of the person who asks; nobody sees another's. */
@Injectable()
export class SavedViews {
  constructor(private readonly database: DataSource) {}

  list(resource: string, { id: user_id }: SignedInUser): Promise<SavedView[]> {
    return this.database.getRepository(SavedView).find({ where: { user_id, resource }, order: { created_at: 'ASC', id: 'ASC' } });
  }

  async create(view: ViewCreate, { id: user_id }: SignedInUser): Promise<SavedView> {
    return uniqueName(() => this.database.getRepository(SavedView).save({ ...view, user_id } as SavedView));
  }

  async update(id: string, changes: ViewUpdate, user: SignedInUser): Promise<SavedView> {
    const view = await this.own(id, user);
    return uniqueName(() => this.database.getRepository(SavedView).save(Object.assign(view, changes)));
  }

  async remove(id: string, user: SignedInUser): Promise<void> {
    await this.database.getRepository(SavedView).delete({ id: (await this.own(id, user)).id });
  }

  private async own(id: string, { id: user_id }: SignedInUser): Promise<SavedView> {
    const view = await this.database.getRepository(SavedView).findOneBy({ id, user_id });
    if (!view) throw notFound('Cette vue n’existe plus.');
    return view;
  }
}

const TAKEN = 'Une de vos vues porte déjà ce nom.';

async function uniqueName(write: () => Promise<SavedView>): Promise<SavedView> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof QueryFailedError && error.message.includes('saved_views_name_key'))
      throw conflict('name_taken', TAKEN, { name: TAKEN });
    throw error;
  }
}
