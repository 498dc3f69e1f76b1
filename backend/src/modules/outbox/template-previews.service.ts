import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { notFound } from '../../common/errors.js';
import { emailText } from '../../common/mail/email-blocks.js';
import type { Language } from '../../rules/language.rules.js';
import { mailKind } from '../../rules/mail-kinds.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { Settings } from '../settings/settings.service.js';
import { EmailRenderer } from './email-renderer.service.js';
import type { MailTemplate } from './outbox.contract.js';
import { templateSamples } from './template-samples.js';

/** Previews of all e-mails with sample data. */
@Injectable()
export class TemplatePreviews {
  constructor(
    private readonly settings: Settings,
    private readonly renderer: EmailRenderer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** E-mails to staff are French: other languages list only those to prospects. */
  async all(language: Language): Promise<MailTemplate[]> {
    const agency = await this.settings.get('agency');
    const samples = await composedIn(language, () =>
      Object.entries(templateSamples(agency, this.config.publicUrl)).map(([kind, sample]) => ({
        ...{ kind, ...sample },
        body_text: emailText(sample.letter),
      })),
    );
    return Promise.all(
      samples
        .filter(({ kind }) => language === 'fr' || mailKind(kind).purpose !== 'internal')
        .map(async ({ kind, ...sample }) => ({
          ...{ id: kind, label: mailKind(kind).label, subject: sample.subject, body_text: sample.body_text },
          body_html: await this.renderer.htmlOf({ kind, ...sample, language }),
        })),
    );
  }

  async get(id: string, language: Language): Promise<MailTemplate> {
    const found = (await this.all(language)).find((template) => template.id === id);
    if (!found) throw notFound('Ce modèle n’existe pas.');
    return found;
  }
}
