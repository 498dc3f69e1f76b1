import { type Answer, call, json, type LinkRequested, type StartedTrial, segment, type TrialRequest } from '../api.ts';

/** `staffToken`: the agency's own trials (clarification 10). */
export const startTrial = (request: TrialRequest, staffToken: string | null): Promise<Answer<StartedTrial>> => {
  const { headers, ...init } = json('POST', request);
  return call('trials', { ...init, headers: { ...headers, ...(staffToken && { authorization: `Bearer ${staffToken}` }) } });
};

/** The same answer whether there is such a trial or not. */
export const askTrialLink = (email: string, signs: { fax?: string; startedAt: number }): Promise<Answer<LinkRequested>> =>
  call('trials/link', json('POST', { email, ...signs }));

export const trialProgressPath = (token: string): string => `trials/${segment(token)}/progress`;
