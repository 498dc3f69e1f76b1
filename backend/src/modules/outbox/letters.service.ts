import { Injectable } from '@nestjs/common';
import { letterHtml } from '../../common/mail/letter.js';
import { Settings } from '../settings/settings.service.js';
import { mailKind } from './mail-kinds.js';

/** Gives a plain text the agency's letter. */
@Injectable()
export class Letters {
  constructor(private readonly settings: Settings) {}

  async htmlOf({ kind, subject, text }: { kind: string; subject: string; text: string }): Promise<string> {
    return letterHtml({ subject, text, agency: await this.settings.get('agency'), reason: mailKind(kind).reason });
  }
}
