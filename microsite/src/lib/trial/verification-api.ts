import { type Answer, call, json, type Verified } from '../api.ts';

export const confirmAddress = (verificationToken: string): Promise<Answer<Verified>> =>
  call('verifications', json('POST', { verificationToken }));
