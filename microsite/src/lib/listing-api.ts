import { type Answer, call, json, reportPath } from './api.ts';

/** Answers which Google listing is the company's: staff reads it. */
export const answerListing = (token: string, answer: { isOurs: boolean; url: string | null }): Promise<Answer<unknown>> =>
  call(`${reportPath(token)}/listing`, json('POST', answer));
