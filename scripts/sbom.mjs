// Writes the bill of materials of what ships, as CycloneDX: `npm run sbom [FILE]`. The server's packages lie in the image as they
// are, those of the two front ends within their built files. Fails when one of them may not ship.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mayShip } from './licences.mjs';
import { licenceOf, packages, productionTree, reference } from './lock-tree.mjs';

const WORKSPACES = ['backend', 'admin', 'microsite'];
const ROOT_REF = 'smartindex';

const tree = new Map(WORKSPACES.flatMap((workspace) => [...productionTree(workspace)]));
const places = [...tree.keys()].filter((place) => !WORKSPACES.includes(place));
const components = new Map(places.map((place) => [reference(place), component(place)]));
const needs = new Map([[ROOT_REF, new Set(WORKSPACES.flatMap((workspace) => tree.get(workspace).map(reference)))]]);
for (const place of places) for (const needed of tree.get(place)) note(reference(place), reference(needed));

const document = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: { type: 'application', 'bom-ref': ROOT_REF, name: packages[''].name, version: packages[''].version },
  },
  components: [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  dependencies: [ROOT_REF, ...components.keys()].map((ref) => ({ ref, dependsOn: [...(needs.get(ref) ?? [])].sort() })),
};

const refused = places
  .filter((place) => !mayShip(licenceOf(place)))
  .map((place) => `${reference(place)}: ${licenceOf(place) || 'no licence'}`);
if (refused.length > 0) {
  console.error(`These may not ship (scripts/licences.mjs):\n${[...new Set(refused)].join('\n')}`);
  process.exit(1);
}
const text = `${JSON.stringify(document, null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, text);
else process.stdout.write(text);

function component(place) {
  const { version, integrity = '' } = packages[place];
  const name = place.split('node_modules/').at(-1);
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': reference(place),
    ...(group && { group }),
    name: short,
    version,
    scope: 'required',
    ...(integrity.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') }],
    }),
    licenses: licenceEntry(licenceOf(place)),
    purl: reference(place),
  };
}

function licenceEntry(licence) {
  return / (OR|AND|WITH) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];
}

function note(from, to) {
  if (!needs.has(from)) needs.set(from, new Set());
  needs.get(from).add(to);
}
