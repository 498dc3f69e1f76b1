/** One thing of the installation that was looked at; French, for staff. */
export interface InstallationCheck<Name extends string = string> {
  name: Name;
  title: string;
  ok: boolean;
  /** What is so. */
  found: string;
  /** What to do about it; null while there is nothing to do. */
  todo: string | null;
  /** The screen of the back-office that mends it, where there is one. */
  link: string | null;
}
