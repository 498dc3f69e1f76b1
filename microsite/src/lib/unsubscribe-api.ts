import { type Answer, call, json, segment, type UnsubscribeState } from './api.ts';

const unsubscribePath = (secret: string): string => `unsubscribe/${segment(secret)}`;

export const unsubscribeState = (secret: string): Promise<Answer<UnsubscribeState>> => call(unsubscribePath(secret));

export const unsubscribe = (secret: string, scope: 'marketing' | 'all'): Promise<Answer<UnsubscribeState>> =>
  call(unsubscribePath(secret), json('POST', { scope }));
