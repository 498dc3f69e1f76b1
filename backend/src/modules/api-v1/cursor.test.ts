import { decodeCursor, encodeCursor } from './cursor.js';

const position = { at: '2026-11-28T10:00:00.123456Z', id: '5b1f2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d' };

it('returns the position that a cursor was made of, to the microsecond', () => {
  expect(decodeCursor('prospects', encodeCursor('prospects', position))).toEqual(position);
});

it.each([
  ['a cursor of another list', encodeCursor('campaigns', position)],
  ['an empty text', ''],
  ['text that is no JSON', Buffer.from('{').toString('base64url')],
  [
    'a moment that PostgreSQL does not hold',
    Buffer.from(JSON.stringify(['prospects', '0000-01-01T00:00:00Z', position.id])).toString('base64url'),
  ],
  ['SQL in place of an id', Buffer.from(JSON.stringify(['prospects', position.at, "' OR 1=1"])).toString('base64url')],
  ['a further part', Buffer.from(JSON.stringify(['prospects', position.at, position.id, 1])).toString('base64url')],
])('rejects %s', (_kind, cursor) => expect(decodeCursor('prospects', cursor)).toBeNull());
