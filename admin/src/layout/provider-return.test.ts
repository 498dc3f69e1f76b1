import { providerReturn } from './provider-return';

describe('the answer of the sign-in provider', () => {
  it.each([
    ['', { hasReturned: false, refusal: null }],
    ['?returned=1', { hasReturned: true, refusal: null }],
    ['?refused=no_role', { hasReturned: false, refusal: 'no_role' }],
    ['?refused=Appelez%20le%200900', { hasReturned: false, refusal: 'invalid' }],
    ['?refused=', { hasReturned: false, refusal: 'invalid' }],
  ])('in %j comes to %j: no text of an address is shown', (search, outcome) => expect(providerReturn(search)).toEqual(outcome));
});
