import { Inject, Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { conflict, invalid, notFound, Problem } from '../../common/errors.js';
import type { SessionUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Passkey } from '../auth/passkey.entity.js';
import { User } from '../auth/user.entity.js';
import { Settings } from '../settings/settings.service.js';
import type { PasskeyCreate, PasskeyRecord, PasskeySignIn } from './passkeys.contract.js';

const MOST = 20;

/** Passkeys (WebAuthn): the device checks the person by finger, face or code, so that one counts as two factors. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(by: SessionUser): Promise<PasskeyRecord[]> {
    return (await this.of(by.id)).map(toRecord);
  }

  async registrationOptions(by: SessionUser): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const own = await this.of(by.id);
    if (own.length >= MOST) throw conflict('too_many_passkeys', `Un compte a au plus ${MOST} clés d’accès. Supprimez-en une.`);
    const { generateRegistrationOptions } = await webauthn();
    return generateRegistrationOptions({
      rpName: (await this.settings.get('agency')).name,
      rpID: this.site().id,
      userName: by.email,
      userDisplayName: by.name,
      userID: handleOf(by.id),
      attestationType: 'none',
      excludeCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Checks what the authenticator answered to the challenge, and stores its public key. */
  async register(challenge: string, { name, response }: PasskeyCreate, by: SessionUser): Promise<PasskeyRecord> {
    const { verifyRegistrationResponse } = await webauthn();
    const { id: expectedRPID, origin: expectedOrigin } = this.site();
    const checks = { response, expectedChallenge: challenge, expectedOrigin, expectedRPID, requireUserVerification: true };
    const { registrationInfo } = await verifyRegistrationResponse(checks).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw invalid('Cette clé d’accès n’a pas pu être vérifiée. Recommencez.');
    const { id: credential_id, publicKey, counter } = registrationInfo.credential;
    return this.database.transaction(async (manager) => {
      if (await manager.existsBy(Passkey, { credential_id })) throw conflict('passkey_known', 'Cette clé d’accès est déjà enregistrée.');
      const { transports = [] } = response.response;
      const made = { user_id: by.id, name, credential_id, public_key: Buffer.from(publicKey), counter, transports };
      const saved = await manager.save(manager.create(Passkey, made));
      await this.audit.record(manager, by, { action: 'passkey_added', resource: 'users', resourceId: by.id, after: { name } });
      return toRecord(saved);
    });
  }

  async remove(id: string, by: SessionUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const found = await manager.findOneBy(Passkey, { id, user_id: by.id });
      if (!found) throw notFound('Cette clé d’accès n’existe plus.');
      await manager.delete(Passkey, { id });
      const change = { action: 'passkey_removed', resource: 'users', resourceId: by.id, before: { name: found.name } };
      await this.audit.record(manager, by, change);
    });
  }

  /** Options that name no account: the device offers the passkeys that it has for this site. */
  async signInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({ rpID: this.site().id, userVerification: 'required' });
  }

  /** Returns the account of the passkey that signed the challenge. Throws a {@link PasskeyRefusal}. */
  accountOf(challenge: string, response: PasskeySignIn): Promise<User> {
    return this.database.transaction(async (manager) => {
      const known = await lockedPasskey(manager, response.id);
      if (!known) throw new PasskeyRefusal(null);
      const { userHandle } = response.response;
      if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== known.user_id)
        throw new PasskeyRefusal(known.user_id);
      const counter = await this.verifiedCounter(challenge, response, known);
      const user = await manager.findOneByOrFail(User, { id: known.user_id });
      if (user.disabled_at) throw new PasskeyRefusal(user.id);
      await manager.update(Passkey, { id: known.id }, { counter, last_used_at: this.clock.now() });
      return user;
    });
  }

  /** Checks signature, challenge, origin, site and verification of the person; a counter that goes back tells of a copy. */
  private async verifiedCounter(challenge: string, response: PasskeySignIn, known: Passkey): Promise<number> {
    const { verifyAuthenticationResponse } = await webauthn();
    const { id: expectedRPID, origin: expectedOrigin } = this.site();
    const credential = { id: known.credential_id, publicKey: new Uint8Array(known.public_key), counter: Number(known.counter) };
    const checks = { response, expectedChallenge: challenge, expectedOrigin, expectedRPID, credential, requireUserVerification: true };
    const result = await verifyAuthenticationResponse(checks).catch(() => null);
    if (!result?.verified) throw new PasskeyRefusal(known.user_id);
    return result.authenticationInfo.newCounter;
  }

  private of(userId: string): Promise<Passkey[]> {
    return this.database.getRepository(Passkey).find({ where: { user_id: userId }, order: { created_at: 'ASC' } });
  }

  private site(): { id: string; origin: string } {
    const { hostname, origin } = new URL(this.config.publicUrl);
    return { id: hostname, origin };
  }
}

/** A passkey that opens nothing. The answer does not tell why. */
export class PasskeyRefusal extends Problem {
  constructor(readonly userId: string | null) {
    super(401, 'wrong_passkey', 'Invalid passkey', 'Cette clé d’accès n’est pas reconnue. Connectez-vous avec votre mot de passe.');
  }
}

/** Read at the first use. */
const webauthn = () => import('@simplewebauthn/server');

const handleOf = (userId: string) => new Uint8Array(new TextEncoder().encode(userId));

const lockedPasskey = (manager: EntityManager, credentialId: string) =>
  manager.findOne(Passkey, { where: { credential_id: credentialId }, lock: { mode: 'pessimistic_write' } });

const toRecord = ({ id, name, created_at, last_used_at }: Passkey): PasskeyRecord => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
