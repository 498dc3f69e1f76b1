/** What a person agrees to beside the tick box of the trial; kept with the date. The microsite shows the same words. */
export const TRIAL_CONSENT = 'J’accepte que l’agence analyse mon site web et m’écrive au sujet de cette analyse.';
