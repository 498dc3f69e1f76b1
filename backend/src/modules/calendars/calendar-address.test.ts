import { calendarAddress } from './calendar-address.js';

const allowHosts = ['127.0.0.1:5232'];

it.each([
  ['https://sync.infomaniak.com', 'https://sync.infomaniak.com/'],
  [' caldav.icloud.com ', 'https://caldav.icloud.com/'],
  ['webcal://p01-caldav.icloud.com/published/2/abc', 'https://p01-caldav.icloud.com/published/2/abc'],
  ['http://127.0.0.1:5232/anne/', 'http://127.0.0.1:5232/anne/'],
])('completes %s', (typed, address) => {
  expect(String(calendarAddress(typed, allowHosts))).toBe(address);
});

it.each(['http://agenda.example.ch/', 'file:///etc/passwd', 'https://anne:secret@agenda.example.ch/', 'javascript://x', 'a b'])(
  'refuses %s',
  (typed) => {
    expect(calendarAddress(typed, allowHosts)).toMatch(/https:\/\/$/);
  },
);
