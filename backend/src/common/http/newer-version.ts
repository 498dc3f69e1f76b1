/** Whether a release `1.2.3` comes after a version, by Semantic Versioning; false for pre-releases and what is no version. */
export function isNewer(release: string, version: string): boolean {
  const [theirs, ours] = [release, version].map((one) => /^(\d+)\.(\d+)\.(\d+)$/.exec(one)?.slice(1).map(Number));
  if (!theirs || !ours) return false;
  const at = theirs.findIndex((part, index) => part !== ours[index]);
  return at !== -1 && (theirs[at] ?? 0) > (ours[at] ?? 0);
}
