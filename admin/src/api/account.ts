import { deleteAt, getJson, postJson, putJson } from './http-client';
import type { OwnSession, PasswordChange, RecoveryCodes, SecondFactorSecret, SecondFactorState } from './types';

const userPath = (id: string, act: string) => `/api/admin/users/${encodeURIComponent(id)}/${act}`;

/** Calls about accounts beside the usual records. */
export const accountCalls = {
  changePassword: (change: PasswordChange) => putJson<void>('/api/auth/password', change),
  provePassword: (password: string) => putJson<void>('/api/auth/proof', { password }),

  getOwnSessions: () => getJson<OwnSession[]>('/api/auth/sessions'),
  closeOwnSession: (id: string) => deleteAt(`/api/auth/sessions/${encodeURIComponent(id)}`),
  closeOwnSessions: (scope: 'others' | 'all') => putJson<void>('/api/auth/sessions/closing', { scope }),

  getSecondFactor: () => getJson<SecondFactorState>('/api/auth/second-factor'),
  beginSecondFactor: () => putJson<SecondFactorSecret>('/api/auth/second-factor', {}),
  confirmSecondFactor: (code: string) => putJson<RecoveryCodes>('/api/auth/second-factor/confirmation', { code }),
  renewRecoveryCodes: () => putJson<RecoveryCodes>('/api/auth/second-factor/recovery-codes', {}),
  dropSecondFactor: () => deleteAt('/api/auth/second-factor'),

  /** The new password, told this once. */
  resetPassword: (userId: string) => postJson<{ password: string }>(userPath(userId, 'reset-password'), {}),
  dropSecondFactorOf: (userId: string) => postJson<void>(userPath(userId, 'drop-second-factor'), {}),
};
