import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { conflict, forbidden, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { hasReached } from '../../rules/next-step.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Colleagues } from '../auth/colleagues.queries.js';
import { User } from '../auth/user.entity.js';
import { heldProspect } from '../prospects/held-prospect.queries.js';
import { applyFact } from '../prospects/pipeline.queries.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import { writeWrittenTo } from '../prospects/prospect-facts.queries.js';
import { companyLabel } from '../prospects/prospect-view.js';
import type { NoteCreate, NoteUpdate } from './follow-up.contract.js';
import { mentionMail } from './mention-mail.js';
import { mentionedIn } from './mentions.js';
import { ProspectNote } from './prospect-note.entity.js';
import type { ProspectTask } from './prospect-task.entity.js';
import { Tasks } from './tasks.service.js';

/** Notes about a prospect. Author and administrators may change them; the log stores former texts. */
@Injectable()
export class Notes {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly colleagues: Colleagues,
    private readonly outbox: Outbox,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Creates a note. A call updates the pipeline when it reached a person, an e-mail when it is logged. Both answer a task. */
  async create(
    prospectId: string,
    { at: said, outcome, closes, next, ...input }: NoteCreate,
    user: SignedInUser,
  ): Promise<{ note: ProspectNote; closed: ProspectTask | null; next: ProspectTask | null }> {
    return this.database.transaction(async (manager) => {
      const prospect = await heldProspect(manager, prospectId);
      const now = this.clock.now();
      const at = said ? new Date(said) : now;
      const values = {
        ...input,
        prospect_id: prospectId,
        outcome: outcome ?? null,
        author_id: user.id,
        at,
      };
      const note = await manager.save(ProspectNote, values as ProspectNote);
      await this.tell(manager, prospect, { before: '', content: note.content }, user);
      const happened = at < now ? at : now;
      if (outcome && hasReached(outcome)) await applyFact(manager, prospectId, 'call_reached', happened);
      if (input.kind === 'mail') await writeWrittenTo(manager, prospectId, happened);
      const act = input.kind === 'mail' ? 'mail' : outcome;
      const tasks = act ? await this.tasks.answer(manager, prospect, { act, at, closes, next }, user) : { closed: null, next: null };
      return { note: await manager.findOneByOrFail(ProspectNote, { id: note.id }), ...tasks };
    });
  }

  /** A mail that is sent from here, in the transaction that sends it. */
  async logMail(
    manager: EntityManager,
    mail: Pick<ProspectNote, 'id' | 'prospect_id' | 'content' | 'mail_subject' | 'author_id'>,
  ): Promise<void> {
    await manager.insert(ProspectNote, { ...mail, kind: 'mail', at: this.clock.now() });
  }

  async update(prospectId: string, id: string, { content, version }: NoteUpdate, user: SignedInUser): Promise<ProspectNote> {
    return this.database.transaction(async (manager) => {
      const prospect = await heldProspect(manager, prospectId);
      const note = await this.held(manager, prospectId, id, user);
      if (note.version !== version) throw await this.changed(manager, note);
      if (note.content === content) return note;
      await manager.update(ProspectNote, { id }, { content, version: version + 1, changed_by: user.id });
      await this.audit.record(manager, user, said(prospectId, note.content, content));
      await this.tell(manager, prospect, { before: note.content, content }, user);
      return manager.findOneByOrFail(ProspectNote, { id });
    });
  }

  async remove(prospectId: string, id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      await heldProspect(manager, prospectId);
      const note = await this.held(manager, prospectId, id, user);
      await manager.delete(ProspectNote, { id });
      await this.audit.record(manager, user, said(prospectId, note.content, null));
    });
  }

  private async held(manager: EntityManager, prospect_id: string, id: string, user: SignedInUser): Promise<ProspectNote> {
    const note = await manager.findOne(ProspectNote, { where: { id, prospect_id }, lock: { mode: 'for_no_key_update' } });
    if (!note) throw notFound('Cette note n’existe pas ou a été supprimée.');
    if (note.mail_subject !== null)
      throw conflict('mail_sent', 'Ce message a été envoyé d’ici\u202f: son texte reste tel qu’il est parti.');
    if (note.author_id !== user.id && user.role !== 'admin')
      throw forbidden('Seules la personne qui a écrit cette note et l’administration peuvent la changer.');
    return note;
  }

  private async changed(manager: EntityManager, { changed_by, author_id }: ProspectNote): Promise<Error> {
    const who = (await this.colleagues.list(manager)).find(({ id }) => id === (changed_by ?? author_id))?.name ?? 'Quelqu’un';
    return conflict(
      'note_changed',
      `${who} a modifié cette note entre-temps\u202f: votre texte est gardé, comparez les deux avant d’enregistrer.`,
    );
  }

  /** Notifies newly mentioned colleagues by e-mail, except the author. */
  private async tell(
    manager: EntityManager,
    prospect: Prospect,
    { before, content }: { before: string; content: string },
    user: SignedInUser,
  ) {
    const open = (await this.colleagues.list(manager)).filter(({ is_open, id }) => is_open && id !== user.id);
    const known = new Set(mentionedIn(before, open).map(({ id }) => id));
    const named = mentionedIn(content, open).filter(({ id }) => !known.has(id));
    if (named.length === 0) return;
    const staffUrl = `${this.config.publicUrl}/mon-espace/prospects/${prospect.id}/show`;
    const mail = mentionMail({ author: user.name || user.email, company: companyLabel(prospect), content, staffUrl });
    for (const { email } of await manager.findBy(User, { id: In(named.map(({ id }) => id)) }))
      await this.outbox.enqueue(manager, { kind: 'colleague_mention', prospectId: prospect.id, recipient: email, ...mail });
  }
}

const said = (resourceId: string, note: string, next: string | null) => ({
  action: 'update',
  resource: 'prospects',
  resourceId,
  before: { note },
  after: { note: next },
});
