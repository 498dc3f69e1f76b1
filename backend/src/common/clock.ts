/** The only source of the current time in services, so that tests can move it. */
export class Clock {
  now(): Date {
    return new Date();
  }
}
