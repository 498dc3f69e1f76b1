import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { failureTexts } from './problem';

/** The device made or gave no passkey. */
export class PasskeyFailure extends Error {
  /** Nothing is wrong: the person has closed the question of the device, or let it pass. */
  readonly isDeclined: boolean;

  constructor(cause: unknown) {
    const name = cause instanceof Error ? cause.name : '';
    const words = failureTexts().passkey;
    super(name === 'InvalidStateError' ? words.known : words.failed, { cause });
    this.isDeclined = name === 'NotAllowedError' || name === 'AbortError';
  }
}

/** Whether this browser can use passkeys on this host. Browsers refuse them on an IP address. */
export function supportsPasskeys(hostname: string = window.location.hostname): boolean {
  return typeof globalThis.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(hostname);
}

/** Rejects with a {@link PasskeyFailure}. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON }).catch(fail);
}

/** Rejects with a {@link PasskeyFailure}. */
export async function passkeyAnswer(optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON }).catch(fail);
}

function fail(cause: unknown): never {
  throw new PasskeyFailure(cause);
}
