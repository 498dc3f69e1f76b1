import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { seal, unseal } from '../../common/encryption.js';
import { CAUSES, ProviderError } from '../../providers/provider-error.js';
import { guardedPost } from '../../providers/url-guard/guarded-post.js';
import { type ChatVerdict, judgeAnswer } from './chat-answer.js';
import type { ChatChannel } from './chat-channel.entity.js';
import { type ChatAlert, chatBody } from './chat-message.js';
import type { ChatTarget } from './chat-target.js';

const TIMEOUT_MS = 10_000;

/** Seals the addresses of channels and posts to them; the address is never part of an answer or a log line. */
@Injectable()
export class ChatPost {
  private readonly secret: string;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.secret = loadAppSecret(config);
  }

  seal(target: ChatTarget): Promise<string> {
    return seal(JSON.stringify(target), this.secret);
  }

  /** Null when it cannot be read with the secret of this installation. */
  async open(sealed: string | null): Promise<ChatTarget | null> {
    if (sealed === null) return null;
    return unseal(sealed, this.secret).then(
      (text) => JSON.parse(text) as ChatTarget,
      () => null,
    );
  }

  /** One attempt; a redirect is an answer like any other and is not followed. */
  async attempt({ kind, address }: Pick<ChatChannel, 'kind' | 'address'>, alert: ChatAlert): Promise<ChatVerdict> {
    const target = await this.open(address);
    if (!target) return { kind: 'revoked', error: 'L’adresse enregistrée n’est plus lisible\u202f: saisissez-la à nouveau.' };
    try {
      const answer = await guardedPost(target.url, {
        body: JSON.stringify(chatBody(kind, alert, target.chatId)),
        headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'SmartIndex-Alerts/1.0' },
        allowHosts: this.config.webhookAllowHosts,
        timeoutMs: TIMEOUT_MS,
      });
      return judgeAnswer(kind, answer, this.clock.now());
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const verdict = error.retryable ? 'passing' : 'refused';
      return { kind: verdict, error: CAUSES[error.code], waitMs: 0 };
    }
  }
}
