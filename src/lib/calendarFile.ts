import { addDays } from './date';

/** A day to keep, as a calendar shows it. */
export interface CalendarEvent {
  /** The same for the same matter, so that a calendar replaces what it already has. */
  id: string;
  title: string;
  /** ISO day in Japan. */
  day: string;
  /** Japanese time of day, `15:00-17:00`; the whole day without one. */
  time?: string | undefined;
  notes?: readonly string[];
  /** Address of the page about it. */
  url?: string;
}

const encoder = new TextEncoder();

interface FileFacts {
  /** Of the portal: with the ids it names events for all the world. */
  host: string;
  /** What made the file. */
  product: string;
  made: Date;
}

/** A file of events that every calendar reads (iCalendar, RFC 5545). */
export function calendarFile(events: readonly CalendarEvent[], facts: FileFacts): Blob {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${facts.product}//Mypage//JA`,
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, facts)),
    'END:VCALENDAR',
  ];
  return new Blob([lines.map((line) => `${folded(line)}\r\n`).join('')], {
    type: 'text/calendar;charset=utf-8',
  });
}

function eventLines(
  { id, title, day, time, notes = [], url }: CalendarEvent,
  { host, made }: FileFacts,
) {
  return [
    'BEGIN:VEVENT',
    `UID:${id.replace(/[^\w.-]/g, '-')}@${host}`,
    `DTSTAMP:${utc(made)}`,
    ...period(day, time),
    `SUMMARY:${escaped(title)}`,
    ...(notes.length > 0 ? [`DESCRIPTION:${escaped(notes.join('\n'))}`] : []),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A whole day ends with the next one; a time is written in UTC, since Japan has no summer time. */
function period(day: string, time: string | undefined): string[] {
  const [from, until] = time?.split('-') ?? [];
  if (from === undefined || until === undefined)
    return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`];
  const at = (clock: string) => utc(new Date(`${day}T${clock}:00+09:00`));
  return [`DTSTART:${at(from)}`, `DTEND:${at(until)}`];
}

const compact = (day: string): string => day.replaceAll('-', '');

const utc = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** A line has 75 bytes at most; what follows begins with a space (RFC 5545, section 3.1). */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (length + bytes > 75) {
      result += '\r\n ';
      length = 1;
    }
    result += letter;
    length += bytes;
  }
  return result;
}
