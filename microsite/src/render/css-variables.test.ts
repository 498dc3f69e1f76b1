import { cssVariables } from './css-variables.ts';

describe('the custom properties of an element', () => {
  it('are written into one attribute, without those that have no value', () => {
    expect(cssVariables({ '--x': 0, '--y': 63.5, '--width': null, '--height': undefined })).toEqual({ 'data-css': '--x:0;--y:63.5' });
    expect(cssVariables({ '--value': null })).toEqual({ 'data-css': undefined });
  });
});
