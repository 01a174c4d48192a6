import Button from '@mui/material/Button';
import { brand } from '@/catalogue/brand';
import { absoluteUrl } from '@/lib/base';
import { type CalendarEvent, calendarFile } from '@/lib/calendarFile';
import { now } from '@/lib/clock';
import { japanDay } from '@/lib/date';
import { saveFile } from '@/lib/saveFile';
import { useSelectedService } from '@/session/selectedService';
import { Icon } from '@/theme/icon/Icon';

interface AddToCalendarProps {
  /** Their ids need to differ within one service, and their addresses are those of the portal's own pages. */
  events: readonly CalendarEvent[];
  /** Where it isn't one day of the page but all of them. */
  label?: string;
}

/**
 * Hands days to keep to the customer's own calendar, as a file; nothing once they are over
 * (docs/product.md §4.8).
 */
export function AddToCalendar({ events, label = 'カレンダーに追加' }: AddToCalendarProps) {
  const service = useSelectedService();
  const today = japanDay(now());
  const coming = events.filter(({ day }) => day >= today);
  const [first] = coming;
  if (!first) return null;
  const save = () => {
    const absolute = coming.map(({ id, url, ...event }) => ({
      ...event,
      id: `${id} ${service?.service_id ?? ''}`,
      ...(url !== undefined && { url: absoluteUrl(url) }),
    }));
    saveFile(
      calendarFile(absolute, { host: location.hostname, product: brand.name, made: now() }),
      `${brand.code}-${coming.length === 1 ? first.day : 'calendar'}.ics`,
    );
  };
  return (
    <Button
      variant="text"
      data-print="none"
      startIcon={<Icon name="calendar" />}
      aria-label={events.length === 1 ? `${label}(${first.title})` : label}
      onClick={save}
    >
      {label}
    </Button>
  );
}
