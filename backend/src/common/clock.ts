/** The only source of the current time, so that tests can move it; for stretches of time there is `performance.now()`. */
export class Clock {
  now(): Date {
    // biome-ignore lint/plugin: here it is
    return new Date();
  }
}

/** For what is made without the container: commands, and functions that read a vendor's answer. */
export const systemClock = new Clock();
