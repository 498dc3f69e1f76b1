/** A bucket of an S3-compatible store, with the key that opens it. The secret is never logged. */
export interface BackupStorePlace {
  /** Origin of the store; undefined = Amazon, by the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** In front of every name: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `https://host/bucket` instead of `https://bucket.host`. */
  readonly isPathStyle: boolean;
}

const NAMES = [
  'BACKUP_S3_URL',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_PREFIX',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;
type Name = (typeof NAMES)[number];

/** A single variable takes the place of its part of the address. */
export type BackupStoreValues = { readonly [name in Name]?: string | undefined } & { readonly BACKUP_S3_PATH_STYLE?: boolean | undefined };

/** What is wrong with the variables, without their values. */
export class BackupStoreFault extends Error {}

/** Most stores ignore it, but a signature needs one. */
const REGION = 'us-east-1';
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const OFF = ['0', 'false', 'off'];

/** Returns the store that the variables name; null when they name none. Throws a BackupStoreFault when they are incomplete. */
export function backupStoreIn(values: BackupStoreValues): BackupStorePlace | null {
  if (NAMES.every((name) => values[name] === undefined)) return null;
  const url = values.BACKUP_S3_URL === undefined ? undefined : partsOf(values.BACKUP_S3_URL);
  const needed = (name: Name, part: string | undefined) => {
    const value = values[name] ?? part;
    if (!value) throw new BackupStoreFault(`${name} is missing`);
    return value;
  };
  const endpoint = values.BACKUP_S3_ENDPOINT ?? url?.endpoint;
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new BackupStoreFault('BACKUP_S3_ENDPOINT must be https://host');
  const prefix = (values.BACKUP_S3_PREFIX ?? url?.prefix ?? '').replace(/^\/+|\/+$/g, '');
  return {
    endpoint: endpoint && new URL(endpoint).origin,
    region: values.BACKUP_S3_REGION ?? url?.region ?? REGION,
    bucket: needed('BACKUP_S3_BUCKET', url?.bucket),
    prefix: prefix && `${prefix}/`,
    accessKeyId: needed('BACKUP_S3_ACCESS_KEY_ID', url?.accessKeyId),
    secretAccessKey: needed('BACKUP_S3_SECRET_ACCESS_KEY', url?.secretAccessKey),
    isPathStyle: values.BACKUP_S3_PATH_STYLE ?? url?.isPathStyle ?? endpoint !== undefined,
  };
}

/** Reads `s3://key:secret@host/bucket/prefix?region=`. The connection is TLS, but for this machine itself or with `tls=off`. */
function partsOf(address: string) {
  const url = URL.parse(address);
  if (url?.protocol !== 's3:' || !url.hostname)
    throw new BackupStoreFault('BACKUP_S3_URL must be s3://key:secret@host/bucket/prefix?region=, its parts percent-encoded');
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean).map(decoded);
  const isPlain = LOOPBACK.test(url.hostname) || OFF.includes(url.searchParams.get('tls') ?? '');
  const style = url.searchParams.get('path_style');
  return {
    endpoint: `${isPlain ? 'http' : 'https'}://${url.host}`,
    bucket,
    prefix: folders.join('/'),
    region: url.searchParams.get('region') || undefined,
    accessKeyId: decoded(url.username),
    secretAccessKey: decoded(url.password),
    isPathStyle: style === null ? undefined : !OFF.includes(style),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new BackupStoreFault('BACKUP_S3_URL has a percent sign that encodes nothing');
  }
}
