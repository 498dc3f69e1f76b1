/** The browser's clock, for days and hours that are shown or asked for; the session has a clock of its own. */
// biome-ignore lint/plugin: here it is
export const now = (): Date => new Date();
