/** A check of the installation; French, for staff. */
export interface InstallationCheck<Name extends string = string> {
  name: Name;
  title: string;
  ok: boolean;
  /** What is so. */
  found: string;
  /** What to do about it; null while there is nothing to do. */
  todo: string | null;
  /** Screen of the back-office where it is solved. */
  link: string | null;
}
