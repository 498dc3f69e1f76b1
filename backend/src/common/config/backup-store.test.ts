import { backupStoreIn } from './backup-store.js';
import { readConfig } from './env.js';

const URL_OF_STORE = 's3://EXOkey:a%2Fb%2Bc@sos-ch-gva-2.exo.io/backups/agence/nightly?region=ch-gva-2';
const PARTS = { BACKUP_S3_BUCKET: 'b', BACKUP_S3_ACCESS_KEY_ID: 'k', BACKUP_S3_SECRET_ACCESS_KEY: 's' };

describe('the store for copies of backups', () => {
  it('is read from one address', () => {
    expect(backupStoreIn({ BACKUP_S3_URL: URL_OF_STORE })).toEqual({
      endpoint: 'https://sos-ch-gva-2.exo.io',
      region: 'ch-gva-2',
      bucket: 'backups',
      prefix: 'agence/nightly/',
      accessKeyId: 'EXOkey',
      secretAccessKey: 'a/b+c',
      isPathStyle: true,
    });
  });

  it('is read from single variables, which replace parts of the address', () => {
    expect(backupStoreIn(PARTS)).toEqual({
      ...{ endpoint: undefined, region: 'us-east-1', bucket: 'b', prefix: '', accessKeyId: 'k', secretAccessKey: 's', isPathStyle: false },
    });
    const address = 's3://k@store.example.ch/b?region=r';
    expect(backupStoreIn({ BACKUP_S3_URL: address, BACKUP_S3_SECRET_ACCESS_KEY: 'a/b', BACKUP_S3_PREFIX: '/x/' })).toMatchObject({
      ...{ secretAccessKey: 'a/b', prefix: 'x/', region: 'r' },
    });
    expect(backupStoreIn({ ...PARTS, BACKUP_S3_ENDPOINT: 'https://s3.example.ch/', BACKUP_S3_PATH_STYLE: false })).toMatchObject({
      ...{ endpoint: 'https://s3.example.ch', isPathStyle: false },
    });
  });

  it('is reached without TLS on this machine only, or when that is asked for', () => {
    const endpoint = (host: string, query = '') => backupStoreIn({ BACKUP_S3_URL: `s3://k:s@${host}/b${query}` })?.endpoint;
    expect(endpoint('127.0.0.1:9000')).toBe('http://127.0.0.1:9000');
    expect(endpoint('localhost:9000')).toBe('http://localhost:9000');
    expect(endpoint('127.0.0.1.example.ch')).toBe('https://127.0.0.1.example.ch');
    expect(endpoint('garage.lan:3900')).toBe('https://garage.lan:3900');
    expect(endpoint('garage.lan:3900', '?tls=off')).toBe('http://garage.lan:3900');
  });

  it.each([
    ['an address without a bucket', { BACKUP_S3_URL: 's3://k:s@host' }, 'BACKUP_S3_BUCKET'],
    ['an address without a key', { BACKUP_S3_URL: 's3://host/b' }, 'BACKUP_S3_ACCESS_KEY_ID'],
    ['an address without a secret', { BACKUP_S3_URL: 's3://k@host/b' }, 'BACKUP_S3_SECRET_ACCESS_KEY'],
    ['another protocol', { BACKUP_S3_URL: 'https://k:s@host/b' }, 'BACKUP_S3_URL'],
    ['a wrong percent sign', { BACKUP_S3_URL: 's3://k:50%zz@host/b' }, 'BACKUP_S3_URL'],
    ['an endpoint that is no address', { ...PARTS, BACKUP_S3_ENDPOINT: 'sos.exo.io' }, 'BACKUP_S3_ENDPOINT'],
  ])('refuses %s at the start, without showing the secret', (_, env, name) => {
    const start = () => readConfig(env);
    expect(start).toThrow(name);
    expect(start).not.toThrow(/50%zz|:s@/);
  });

  it('needs no folder of its own for nightly backups', () => {
    expect(readConfig({}).backupStore).toBeNull();
    expect(readConfig({}).backups).toBeNull();
    expect(readConfig({ ...PARTS, DATA_DIR: '/data' }).backups).toMatchObject({ dir: '/data/backups' });
    expect(readConfig({ ...PARTS, BACKUP_DIR: '/backups' }).backups).toMatchObject({ dir: '/backups' });
  });
});
