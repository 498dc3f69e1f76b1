/** The identifier of a call in calendars (RFC 5545, UID): the same in invitations and in connected calendars, so that they know it again. */
export const callUid = (id: string, host: string): string => `${id}@${host}`;

export const isCallUid = (uid: string, host: string): boolean => uid.endsWith(`@${host}`) && /^[0-9a-f]{8}-[0-9a-f-]{27}@/i.test(uid);
