import { ensureRendered } from './render-in-browser.ts';

void ensureRendered(async () => ({ referral: (await import('../sections/referral/ReferralPage.tsx')).ReferralPage }));
