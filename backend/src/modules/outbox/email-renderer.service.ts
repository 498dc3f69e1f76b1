import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { type Block, quote } from '../../common/mail/email-blocks.js';
import { emailHtml } from '../../common/mail/email-html.js';
import { OptOuts, optOutLabel } from '../../common/mail/opt-outs.js';
import type { Language } from '../../rules/language.rules.js';
import { isToProspect, mailKind } from '../../rules/mail-kinds.rules.js';
import { pagePrefix } from '../../rules/routes.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { Settings } from '../settings/settings.service.js';

interface Written {
  /** Of a stored message. */
  id?: string;
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
    private readonly optOuts: OptOuts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async htmlOf({ id, kind, subject, letter, body_text, language = 'fr' }: Written): Promise<string> {
    const blocks = letter ?? [quote(body_text)];
    const agency = await this.settings.get('agency');
    const origin = this.config.publicUrl;
    const url = id ? await this.optOuts.of(id) : isToProspect(kind) ? `${origin}${pagePrefix('unsubscribe')}exemple` : null;
    return composedIn(language, () =>
      emailHtml({
        ...{ subject, blocks, agency, reason: mailKind(kind).reason, origin },
        ...(url && { optOut: { label: optOutLabel(), url } }),
      }),
    );
  }
}
