// Plain Node 20, no dependencies: it runs before anything is installed.

/** The oldest Node that runs the product; packages bring one for Linux. */
const OLDEST_NODE = [24, 14];
const ELSEWHERE = 'Le conteneur fonctionne partout\u202f: « docker compose up --build » (docs/guides/install.md).';

/**
 * Why the product cannot run on this machine, in French; null = it can.
 * @param {{ platform: string, arch: string, node: string, isGlibc: boolean }} machine `node` as in `process.versions.node`
 */
export function platformObjection({ platform, arch, node, isGlibc }) {
  const isKnown = ['x64', 'arm64'].includes(arch);
  if (platform === 'linux' && isKnown) return isGlibc ? null : `Linux sans glibc (Alpine) n’est pas pris en charge. ${ELSEWHERE}`;
  if (platform === 'darwin' && isKnown)
    return isNewEnough(node)
      ? null
      : `Sous macOS, Node ${OLDEST_NODE.join('.')} ou plus récent est nécessaire\u202f; celui-ci est la version ${node}.`;
  return `Le système ${platform} ${arch} n’est pas pris en charge. ${ELSEWHERE}`;
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

export const thisMachine = () => ({
  platform: process.platform,
  arch: process.arch,
  node: process.versions.node,
  isGlibc: process.platform !== 'linux' || Boolean(process.report.getReport().header.glibcVersionRuntime),
});
