import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile';

const made = new Date('2026-11-21T10:40:00+09:00');
const textOf = (...events: Parameters<typeof calendarFile>[0]) =>
  calendarFile(events, { host: 'mypage.example', product: 'Minamo', made }).text();

test('A day is a whole day, which ends with the next one', async () => {
  const text = await textOf({ id: 'a2611080001', title: '工事', day: '2026-12-31' });
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Minamo//Mypage//JA',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:a2611080001@mypage.example',
    'DTSTAMP:20261121T014000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:工事',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('A time band is a time in Japan', async () => {
  const text = await textOf({ id: 'd1', title: 'お届け', day: '2026-11-25', time: '09:00-11:00' });
  expect(text).toContain('DTSTART:20261125T000000Z\r\nDTEND:20261125T020000Z\r\n');
});

test('Marks that mean something in the format are escaped, in what is written down too', async () => {
  const text = await textOf({
    id: 'DE2611180212 shipping',
    title: 'a,b;c\\d',
    day: '2026-11-25',
    notes: ['15:00〜17:00', 'ご本人の受け取り'],
    url: 'https://mypage.example/progress',
  });
  expect(text).toContain('UID:DE2611180212-shipping@mypage.example\r\n');
  expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d\r\n');
  expect(text).toContain('DESCRIPTION:15:00〜17:00\\nご本人の受け取り\r\n');
  expect(text).toContain('URL:https://mypage.example/progress\r\n');
});

test('No line has more than 75 bytes, and none is broken within a letter', async () => {
  const title = '10ギガ対応ホームゲートウェイ(無線LAN・電話アダプター一体型)のお届け';
  const text = await textOf({ id: 'd1', title, day: '2026-11-25' });
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
