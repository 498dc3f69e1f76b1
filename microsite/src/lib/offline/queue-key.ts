/** Under which the browser keeps what waits to be sent; apart, because every page looks whether there is something. */
export const QUEUE_KEY = 'offlineActionQueue';
