import fc from 'fast-check';
import { withoutPersonalData } from './redaction.js';

describe('a text for the log', () => {
  it('tells no person', () => {
    expect(withoutPersonalData("TypeError: cannot read 'a3kf82mq' of anne@exemple.ch at https://site.ch/quiz/a3kf82mq?x=1")).toBe(
      "TypeError: cannot read ':token' of :email at :url",
    );
    expect(withoutPersonalData('Appelez le +41 79 123 45 67 ou 079 123 45 67')).toBe('Appelez le :phone ou :phone');
    expect(withoutPersonalData('id 6f9619ff-8b86-d011-b42d-00c04fc964ff')).toBe('id :id');
  });

  it('stays one line, whatever comes', () => {
    expect(withoutPersonalData('one\r\n{"level":60,"msg":"false"}\u2028two\u0000')).toBe('one {"level":60,"msg":"false"} two');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[\r\n\u2028\u2029]/.test(withoutPersonalData(text))));
  });

  it('leaves what developers need', () => {
    expect(withoutPersonalData('undefined is not a function (reading options)')).toBe('undefined is not a function (reading options)');
  });
});
