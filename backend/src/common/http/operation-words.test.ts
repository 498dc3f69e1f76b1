import { describeOperations, summaryOf } from './operation-words.js';

it('makes a summary of the names of controller and method', () => {
  expect(summaryOf('ProspectExports_writeCsv')).toBe('Prospect exports: write csv');
});

it('keeps a written summary, and asks for a session unless the route is public', () => {
  const paths = {
    '/a': { get: { operationId: 'A_list', summary: 'Written' }, post: { operationId: 'A_create', 'x-public': true } },
    '/b': { get: { operationId: 'B_get', security: [{ token: [] }] } },
  };
  describeOperations(paths);
  expect(paths).toEqual({
    '/a': {
      get: { operationId: 'A_list', summary: 'Written', security: [{ bearer: [] }] },
      post: { operationId: 'A_create', summary: 'A: create', security: [] },
    },
    '/b': { get: { operationId: 'B_get', summary: 'B: get', security: [{ token: [] }] } },
  });
});
