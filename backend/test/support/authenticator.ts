import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What a hostile browser or authenticator changes. */
export interface Tampering {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  isUnverified?: boolean;
  userHandle?: string;
  id?: string;
  isSignatureWrong?: boolean;
}

/** An authenticator in software with one passkey (ES256, no attestation). */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;
  private userHandle = '';

  constructor(private readonly origin: string) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  register(options: { challenge: string; user: { id: string } }, tampering: Tampering = {}) {
    this.userHandle = options.user.id;
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([this.authenticatorData(tampering, HAS_CREDENTIAL), Buffer.alloc(16), length, id, coseKey]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.envelope(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, tampering).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  signIn(options: { challenge: string }, tampering: Tampering = {}) {
    const clientData = this.clientData('webauthn.get', options.challenge, tampering);
    const authData = this.authenticatorData(tampering, 0);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    const signature = createSign('sha256')
      .update(tampering.isSignatureWrong ? Buffer.from('else') : signed)
      .sign(this.privateKey, 'base64url');
    return {
      ...this.envelope(),
      ...(tampering.id && { id: tampering.id, rawId: tampering.id }),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature,
        userHandle: tampering.userHandle ?? this.userHandle,
      },
    };
  }

  private envelope() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string, tampering: Tampering): Buffer {
    const { origin = this.origin } = tampering;
    return Buffer.from(
      JSON.stringify({ type: tampering.type ?? type, challenge: tampering.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  private authenticatorData({ rpId = new URL(this.origin).hostname, isUnverified, counter }: Tampering, flags: number): Buffer {
    this.counter++;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | PRESENT | (isUnverified ? 0 : VERIFIED));
    head.writeUInt32BE(counter ?? this.counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
  }
}
