import { isNoValue } from './empty-values.js';

describe('isNoValue', () => {
  it.each(
    '#N/A #REF! #NAME? #VALUE! #DIV/0! #NUM! #NULL! #SPILL! #GETTING_DATA #NOM? #VALEUR! #NOMBRE! #NUL! #NV #BEZUG! #WERT! #ZAHL! #ÜBERLAUF! #N/D #RIF! #VALORE! #NOME? #NULLO! #¡REF! #ERROR! Err:502 ######## NULL null N/A n/a n.a. - – -- 0 NaN None'.split(
      ' ',
    ),
  )('is true for %s', (text) => {
    expect(isNoValue(text, 'nom')).toBe(true);
  });

  it.each(['Null', 'Na', '#1 Pizza', 'C#', '#Atelier', 'Nan', 'A-Z', '10', '0 Degré', 'O', 'NV Energie', '#METOO', 'Noné'])(
    'is false for the name %s',
    (text) => {
      expect(isNoValue(text, 'nom')).toBe(false);
    },
  );

  it('leaves a zero that is a quantity', () => {
    expect([isNoValue('0', 'companySize'), isNoValue('0', 'notes'), isNoValue('0', 'telephone')]).toEqual([false, false, true]);
  });
});
