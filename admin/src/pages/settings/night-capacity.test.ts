import { nightCapacity } from './night-capacity';

describe('the capacity of a night', () => {
  const pace = { prospects: 10, seconds: 180 };

  it('counts the hours until seven, across midnight too', () => {
    expect(nightCapacity('06:00', pace)).toEqual({ prospects: 200, secondsEach: 18 });
    expect(nightCapacity('23:00', pace)).toEqual({ prospects: 1600, secondsEach: 18 });
  });

  it('is unknown without a pace or a time', () => {
    expect(nightCapacity('03:30', { prospects: 0, seconds: 0 })).toBeNull();
    expect(nightCapacity('', pace)).toBeNull();
  });
});
