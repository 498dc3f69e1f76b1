import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { type Block, quote } from '../../common/mail/email-blocks.js';
import { emailHtml } from '../../common/mail/email-html.js';
import type { Language } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { Settings } from '../settings/settings.service.js';
import { mailKind } from './mail-kinds.js';

interface Written {
  kind: string;
  subject: string;
  body_text: string;
  letter: Block[] | null;
  language?: Language;
}

/** Renders a stored message as HTML with the agency's design. Old messages without blocks are rendered from their plain text. */
@Injectable()
export class EmailRenderer {
  constructor(
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async htmlOf({ kind, subject, letter, body_text, language = 'fr' }: Written): Promise<string> {
    const blocks = letter ?? [quote(body_text)];
    const agency = await this.settings.get('agency');
    const origin = this.config.publicUrl;
    return composedIn(language, () => emailHtml({ subject, blocks, agency, reason: mailKind(kind).reason, origin }));
  }
}
