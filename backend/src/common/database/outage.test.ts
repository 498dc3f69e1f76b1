import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseOutage } from './outage.js';

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

describe('the absence of the database', () => {
  it.each([
    failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
    failure('Connection terminated unexpectedly'),
    failure('Client was closed and is not queryable'),
    failure('sorry, too many clients already', { code: '53300' }),
    new QueryFailedError('SELECT 1', [], failure('terminating connection due to administrator command', { code: '57P01' })),
    new QueryFailedError('SELECT 1', [], failure('Connection terminated')),
    new QueryFailedError('INSERT', [], failure('could not extend file: No space left on device', { code: '53100' })),
    new QueryFailedError('INSERT', [], failure('could not write to file: Input/output error', { code: '58030' })),
    new QueryFailedError('SELECT', [], failure('canceling statement due to statement timeout', { code: '57014' })),
    new QueryFailedError('SELECT', [], failure('terminating connection due to idle-in-transaction timeout', { code: '25P03' })),
    new QueryFailedError('UPDATE', [], failure('deadlock detected', { code: '40P01' })),
    new QueryRunnerAlreadyReleasedError(),
    new QueryRunnerProviderAlreadyReleasedError(),
  ])('is seen in %s', (error) => {
    expect(isDatabaseOutage(error)).toBe(true);
  });

  it.each([
    new QueryFailedError('INSERT', [], failure('duplicate key value', { code: '23505' })),
    new QueryFailedError('SELECT', [], failure('invalid input syntax for type integer', { code: '22P02' })),
    failure('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' }),
    failure('x is not a function'),
    'nothing',
  ])('is not seen in %s', (error) => {
    expect(isDatabaseOutage(error)).toBe(false);
  });
});
