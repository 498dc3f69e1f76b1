import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { environment } from '../src/common/config/env.js';
import { SECRETS_IN_FILES } from '../src/common/config/secret-files.js';

const KINDS = { Deployment, Ingress, ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service };

interface Mount {
  name: string;
  mountPath: string;
}
interface Container {
  image: string;
  env?: { name: string; value: string }[];
  volumeMounts: Mount[];
  securityContext: object;
}
interface Manifest {
  kind: keyof typeof KINDS;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: { template: { spec: { containers: Container[]; initContainers?: Container[]; volumes: { name: string }[] } } };
}

const text = readFileSync(join(import.meta.dirname, '../../deploy/kubernetes/smartindex.yaml'), 'utf8');
const manifests = parseAllDocuments(text).map((document) => document.toJS() as Manifest);
const named = (kind: string, name: string) => manifests.find((one) => one.kind === kind && one.metadata.name === name);
const containersOf = (name: string): Container[] => {
  const { containers = [], initContainers = [] } = named('Deployment', name)?.spec?.template.spec ?? {};
  return [...initContainers, ...containers];
};

describe('deploy/kubernetes/smartindex.yaml', () => {
  it.each(manifests.map((manifest): [string, Manifest] => [`${manifest.kind} ${manifest.metadata.name}`, manifest]))(
    '%s follows the schema of Kubernetes',
    (_name, manifest) => {
      new KINDS[manifest.kind](manifest as never).validate();
      if (manifest.kind !== 'Namespace') expect(manifest.metadata.namespace).toBe('smartindex');
    },
  );

  it('a fault in a manifest is found', () => {
    expect(() => new Deployment({ metadata: { name: 'web' }, spec: { replicas: 'two' } } as never).validate()).toThrow();
  });

  it('names variables of the product, and secrets by files that exist', () => {
    const variables = [
      ...Object.entries(named('ConfigMap', 'smartindex')?.data ?? {}),
      ...['web', 'worker'].flatMap((part) =>
        containersOf(part).flatMap(({ env = [] }) => env.map(({ name, value }) => [name, value] as const)),
      ),
    ];
    const known = [...Object.keys(environment.shape), ...SECRETS_IN_FILES.map((name) => `${name}_FILE`)];
    expect(variables.filter(([name]) => !known.includes(name))).toEqual([]);
    const files = variables.filter(([name]) => name.endsWith('_FILE')).map(([, path]) => path);
    const secrets = Object.keys(named('Secret', 'smartindex')?.stringData ?? {});
    expect(files.sort()).toEqual(secrets.map((secret) => `/secrets/${secret}`).sort());
  });

  it('runs one image without rights in both parts, and mounts only volumes that are declared', () => {
    for (const part of ['web', 'worker']) {
      const volumes = named('Deployment', part)?.spec?.template.spec.volumes.map(({ name }) => name) ?? [];
      for (const { volumeMounts, securityContext } of containersOf(part)) {
        expect(volumeMounts.map(({ name }) => name).filter((name) => !volumes.includes(name))).toEqual([]);
        expect(securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
      }
    }
    expect(new Set([...containersOf('web'), ...containersOf('worker')].map(({ image }) => image)).size).toBe(1);
  });
});
