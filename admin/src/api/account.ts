import { postJson, putJson } from './http-client';
import type { PasswordChange } from './types';

/** Calls about accounts beside the usual records. */
export const accountCalls = {
  changePassword: (change: PasswordChange) => putJson<void>('/api/auth/password', change),

  /** The new password, told this once. */
  resetPassword: (userId: string) => postJson<{ password: string }>(`/api/admin/users/${encodeURIComponent(userId)}/reset-password`, {}),
};
