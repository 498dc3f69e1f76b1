import type { failures as french } from '../fr/failures';

export const failures: typeof french = {
  unreachable: 'The server does not answer. Check your connection.',
  signedOut: 'Sign in again to continue.',
  unreadable: 'Communication with the server failed (HTTP %{status}). Try again in a moment.',
  unknown: 'Unknown error',
  passkey: {
    failed: 'Your device could not use a passkey here. Try again, or use your password.',
    known: 'This device already has a passkey for your account.',
  },
  byCode: {
    unauthenticated: 'Your session has expired. Sign in again to continue.',
    forbidden: 'Your role does not allow this.',
    wrong_credentials: 'Invalid email or password',
    wrong_code: 'The code is wrong or was used already. Wait for the next one.',
    wrong_passkey: 'This passkey is not known. Sign in with your password.',
    passkey_known: 'This passkey is registered already.',
    too_many_passkeys: 'An account has at most 20 passkeys. Remove one.',
    proof_required: 'Confirm your password to continue.',
    password_required: 'Choose your own password first.',
    second_factor_required: 'Set up two-factor authentication first.',
    too_many_streams: 'Too much is being followed at the same time. Close some tabs, then try again.',
    already_undone: 'This was undone already.',
    too_late: 'It is too late to undo this.',
    not_undoable: 'This cannot be undone.',
    not_found: 'This does not exist or was deleted.',
    too_large: 'What was sent is too large.',
    media_type: 'This format is not accepted.',
    rate_limited: 'Too many requests. Wait a moment before trying again.',
    database: 'The database does not answer. Try again in a moment.',
    unexpected: 'An unexpected error occurred. Try again; if it persists, report it to us.',
  },
};
