/** Why a sign-in by the provider failed; the sign-in page has the words. */
export type OidcFailure =
  | 'unavailable'
  | 'declined'
  | 'expired'
  | 'invalid'
  | 'unverified'
  | 'unknown'
  | 'other_identity'
  | 'disabled'
  | 'no_role';

/** Ends a sign-in by the provider. */
export class OidcRefusal extends Error {
  constructor(
    readonly failure: OidcFailure,
    /** The account, where one was found. */
    readonly userId: string | null = null,
    options?: ErrorOptions,
  ) {
    super(`sign-in by the provider refused: ${failure}`, options);
  }
}
