import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { notFound } from '../../common/errors.js';
import { letterText } from '../../common/mail/letter-blocks.js';
import { Settings } from '../settings/settings.service.js';
import { Letters } from './letters.service.js';
import { mailKind } from './mail-kinds.js';
import type { MailTemplate } from './outbox.contract.js';
import { templateSamples } from './template-samples.js';

/** The letters as people receive them, with sample data. */
@Injectable()
export class TemplatePreviews {
  constructor(
    private readonly settings: Settings,
    private readonly letters: Letters,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async all(): Promise<MailTemplate[]> {
    const { name } = await this.settings.get('agency');
    const samples = Object.entries(templateSamples({ agency: name, origin: this.config.publicUrl }));
    return Promise.all(
      samples.map(async ([kind, { subject, letter }]) => ({
        id: kind,
        label: mailKind(kind).label,
        subject,
        body_text: letterText(letter),
        body_html: await this.letters.htmlOf({ kind, subject, letter, body_text: '' }),
      })),
    );
  }

  async get(id: string): Promise<MailTemplate> {
    const found = (await this.all()).find((template) => template.id === id);
    if (!found) throw notFound('Ce modèle n’existe pas.');
    return found;
  }
}
