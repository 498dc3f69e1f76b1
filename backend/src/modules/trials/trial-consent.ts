/** Consent text beside the tick box of the trial; stored with the date. The microsite shows the same text. */
export const TRIAL_CONSENT = 'J’accepte que l’agence analyse mon site web et m’écrive au sujet de cette analyse.';
