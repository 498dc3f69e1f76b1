import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notifyContentChange } from '../../common/database/content-changes.service.js';
import { conflict, invalid } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { normalisePhone } from '../../common/phone.js';
import { ForeignReader } from '../../providers/foreign/foreign-reader.service.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { NOT_A_PICTURE, type SignatoryInput } from './signatory.contract.js';
import { Signatory } from './signatory.entity.js';

/** Maximum side in pixels: 96 px on the densest screens. */
const MAX_SIDE = 288;

/** Profiles of staff for prospects. */
@Injectable()
export class SignatoryEditing {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly reader: ForeignReader,
  ) {}

  async save({ phone, ...input }: SignatoryInput, user: SignedInUser): Promise<void> {
    const number = phone ? normalisePhone(phone) : null;
    const message = 'Ce numéro n’est pas valable. Écrivez\u2011le comme 079 123 45 67, ou laissez le champ vide.';
    if (phone && !number) throw invalid(message, { phone: message });
    await this.change(user, async (manager) => {
      if (input.is_default) await manager.update(Signatory, { is_default: true }, { is_default: false });
      await manager.upsert(Signatory, { user_id: user.id, ...input, phone: number }, ['user_id']);
      return { ...input, phone: number };
    });
  }

  /** Stores a portrait re-encoded by a bounded child process. */
  async setPortrait(dataUrl: string, user: SignedInUser): Promise<void> {
    const bytes = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
    const drawn = await this.reader.read('redraw', bytes, MAX_SIDE).catch(() => {
      throw invalid(NOT_A_PICTURE, { image: 'Cette photo est illisible\u202f: enregistrez-la de nouveau en PNG, JPEG ou WebP' });
    });
    const portrait = Buffer.from(drawn.content);
    const portrait_version = createHash('sha256').update(portrait).digest('hex').slice(0, 16);
    await this.keep({ portrait, portrait_mime: `image/${drawn.format}`, portrait_version }, user);
  }

  removePortrait(user: SignedInUser): Promise<void> {
    return this.keep({ portrait: null, portrait_mime: null, portrait_version: null }, user);
  }

  private keep(picture: Pick<Signatory, 'portrait' | 'portrait_mime' | 'portrait_version'>, user: SignedInUser): Promise<void> {
    return this.change(user, async (manager) => {
      const { affected } = await manager.update(Signatory, { user_id: user.id }, picture);
      if (!affected) throw conflict('no_signatory', 'Enregistrez d’abord votre nom.');
      return { portrait: picture.portrait_version };
    });
  }

  private change(user: SignedInUser, act: (manager: EntityManager) => Promise<object>): Promise<void> {
    return this.database.transaction(async (manager) => {
      const after = await act(manager);
      await notifyContentChange(manager);
      await this.audit.record(manager, user, { action: 'update', resource: 'signatories', resourceId: user.id, after });
    });
  }
}
