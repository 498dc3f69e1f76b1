import { type Answer, type ContactForm, call, json } from '../api.ts';

export const sendReferral = (token: string, email: string): Promise<Answer<{ received: true }>> =>
  call('referrals', json('POST', { token, email }));

export const sendContact = (form: ContactForm, fields: Record<string, string>, startedAt: number): Promise<Answer<{ received: true }>> =>
  call('contact', json('POST', { ...fields, form, startedAt }));
