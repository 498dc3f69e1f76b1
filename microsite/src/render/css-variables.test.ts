import { cssVariables } from './css-variables.ts';

describe('cssVariables', () => {
  it('writes custom properties into one attribute and leaves out those without a value', () => {
    expect(cssVariables({ '--x': 0, '--y': 63.5, '--width': null, '--height': undefined })).toEqual({ 'data-css': '--x:0;--y:63.5' });
    expect(cssVariables({ '--value': null })).toEqual({ 'data-css': undefined });
  });
});
