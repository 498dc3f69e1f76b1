import { rendered } from './render-here.ts';

void rendered(async () => ({ referral: (await import('../sections/referral/ReferralPage.tsx')).ReferralPage }));
