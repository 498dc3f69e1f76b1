import type { AuthProvider, UserIdentity } from 'react-admin';
import { mayDo } from '../../../backend/src/rules/access.rules';
import { adoptOpenedSession, currentSession, interruptedUser, restoreSession, signIn, signInWithPasskey, signOut } from './session';
import type { Credentials, Role } from './types';

export interface StaffIdentity extends UserIdentity {
  email: string;
  role: Role;
}

/** Ends the session on the server, too: react-admin also calls `logout` when there is no session. */
export const ON_PURPOSE = { onPurpose: true };

export const authProvider: AuthProvider = {
  async login(by: Credentials | 'provider' | 'passkey') {
    if (by === 'provider') await adoptOpenedSession();
    else if (by === 'passkey') await signInWithPasskey();
    else await signIn(by);
  },
  async logout(params?: Partial<typeof ON_PURPOSE>) {
    if (params?.onPurpose) await signOut();
  },
  async checkAuth() {
    // the page stays while the person signs in again over it
    if (interruptedUser()) return;
    await restoreSession().catch(() => Promise.reject({ message: false }));
  },
  /** No answer signs out by itself, a 403 least of all: the end of the session does, once, in `SessionWatch`. */
  async checkError() {},
  async getIdentity(): Promise<StaffIdentity> {
    const user = interruptedUser() ?? (await restoreSession()).user;
    return { id: user.id, fullName: user.name || user.email, email: user.email, role: user.role };
  },
  async getPermissions() {
    return (currentSession()?.user ?? interruptedUser())?.role;
  },
  async canAccess({ action, resource }) {
    return mayDo((currentSession()?.user ?? interruptedUser())?.role, action, resource);
  },
};
