import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import { conflict, forbidden, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import type { SavedViewRecord, ViewContent, ViewCreate, ViewUpdate } from './saved-view.contract.js';
import { SavedView } from './saved-view.entity.js';

const TAKEN = 'Une de vos vues porte déjà ce nom.';
const TAKEN_BY_AUTHOR = 'L’auteur de cette vue en a déjà une de ce nom.';
const GONE = 'Cette vue n’existe plus\u202f: elle a été supprimée, ou n’est plus partagée.';
const NOT_YOURS = 'Seuls l’auteur de cette vue et les administrateurs peuvent la changer.';

/** Stands for the current user in « Les miens »; stored instead of the id of the author. */
const ME = 'me';
const owned = (content: ViewContent, from: string, to: string): ViewContent =>
  content.filter.owner_id === from ? { ...content, filter: { ...content.filter, owner_id: to } } : content;

/** Saved views of the user, and shared ones; others are private. */
@Injectable()
export class SavedViews {
  constructor(private readonly database: DataSource) {}

  /** Own views by creation, then shared ones by name. */
  async list(resource: string, user: SignedInUser): Promise<SavedViewRecord[]> {
    const views = this.database.getRepository(SavedView);
    const [own, shared] = await Promise.all([
      views.find({ where: { user_id: user.id, resource }, order: { created_at: 'ASC', id: 'ASC' }, relations: { user: true } }),
      views.find({ where: { resource, shared: true }, order: { name: 'ASC', id: 'ASC' }, relations: { user: true } }),
    ]);
    return [...own, ...shared.filter(({ user_id }) => user_id !== user.id)].map((view) => toRecord(view, user));
  }

  /** A view that the user may see. */
  async get(id: string, user: SignedInUser): Promise<SavedViewRecord> {
    return toRecord(await this.visible(id, user), user);
  }

  async create(view: ViewCreate, user: SignedInUser): Promise<SavedViewRecord> {
    if (view.shared) mayShare(user);
    const repository = this.database.getRepository(SavedView);
    const { id } = await uniqueName(TAKEN, () =>
      repository.save({ ...view, content: owned(view.content, user.id, ME), user_id: user.id } as SavedView),
    );
    return this.record(id, user);
  }

  async update(id: string, changes: ViewUpdate, user: SignedInUser): Promise<SavedViewRecord> {
    if (changes.shared) mayShare(user);
    const view = await this.changeable(id, user);
    const stored = { ...changes, ...(changes.content && { content: owned(changes.content, user.id, ME) }) };
    const given = Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
    const { affected } = await uniqueName(view.user_id === user.id ? TAKEN : TAKEN_BY_AUTHOR, () =>
      this.database.getRepository(SavedView).update({ id }, { ...given, updated_at: () => 'now()' } as object),
    );
    // a colleague may have deleted it since it was read
    if (affected === 0) throw notFound(GONE);
    return this.record(id, user);
  }

  async remove(id: string, user: SignedInUser): Promise<void> {
    await this.database.getRepository(SavedView).delete({ id: (await this.changeable(id, user)).id });
  }

  /** What was just written, also where it is out of sight now: an administrator ended its sharing. */
  private async record(id: string, user: SignedInUser): Promise<SavedViewRecord> {
    const view = await this.database.getRepository(SavedView).findOne({ where: { id }, relations: { user: true } });
    if (!view) throw notFound(GONE);
    return toRecord(view, user);
  }

  private async visible(id: string, user: SignedInUser): Promise<SavedView> {
    const view = await this.database.getRepository(SavedView).findOne({ where: { id }, relations: { user: true } });
    if (!view || (view.user_id !== user.id && !view.shared)) throw notFound(GONE);
    return view;
  }

  private async changeable(id: string, user: SignedInUser): Promise<SavedView> {
    const view = await this.visible(id, user);
    if (!mayChange(view, user)) throw forbidden(NOT_YOURS);
    return view;
  }
}

const mayChange = (view: SavedView, { id, role }: SignedInUser): boolean => view.user_id === id || role === 'admin';

/** Viewers cannot share views. */
function mayShare({ role }: SignedInUser): void {
  if (role === 'viewer') throw forbidden();
}

const toRecord = (view: SavedView, user: SignedInUser): SavedViewRecord => ({
  ...{ id: view.id, resource: view.resource, name: view.name, content: owned(view.content, ME, user.id), shared: view.shared },
  own: view.user_id === user.id,
  may_change: mayChange(view, user),
  author: view.user.name || view.user.email,
  created_at: view.created_at.toISOString(),
  updated_at: view.updated_at.toISOString(),
});

async function uniqueName<T>(taken: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof QueryFailedError && error.message.includes('saved_views_name_key'))
      throw conflict('name_taken', taken, { name: taken });
    throw error;
  }
}
