import { Injectable } from '@nestjs/common';
import { conflict } from '../../common/errors.js';
import { senderAddress } from '../settings/sender-address.js';
import { Settings } from '../settings/settings.service.js';

export const NO_ADDRESS =
  'L’adresse postale de l’expéditeur manque\u202f: la loi la demande sous chaque message (LCD art. 3 al. 1 let. o). Un administrateur l’écrit dans Paramètres, Général.';

/** Requires the sender's identity (name and postal address) for messages to prospects. */
@Injectable()
export class SenderIdentity {
  constructor(private readonly settings: Settings) {}

  /** Why no campaign may leave, in French; null = it may. */
  async objection(): Promise<string | null> {
    return (await senderAddress(this.settings)) === '' ? NO_ADDRESS : null;
  }

  async require(): Promise<void> {
    const objection = await this.objection();
    if (objection) throw conflict('no_sender_address', objection);
  }
}
