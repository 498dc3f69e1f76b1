import { z } from 'zod';

/** Ways to sign in beside the password. */
export const signInMethods = z.object({ oidc: z.object({ name: z.string() }).nullable() });
/** The sign-in page of the provider. */
export const oidcStart = z.object({ url: z.url() });

export type SignInMethods = z.infer<typeof signInMethods>;
export type OidcStart = z.infer<typeof oidcStart>;
