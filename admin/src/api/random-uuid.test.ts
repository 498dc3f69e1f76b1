import { z } from 'zod';
import { randomUuid } from './random-uuid';

it('makes UUIDs of version 4, never the same', () => {
  const made = Array.from({ length: 500 }, randomUuid);
  expect(made.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(made).size).toBe(500);
});
