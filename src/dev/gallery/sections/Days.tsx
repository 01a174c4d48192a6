import { useState } from 'react';
import { DayTable } from '@/procedure/day/DayTable';
import { TimeBands } from '@/procedure/day/TimeBands';
import { Section } from '@/ui/page/Section';

/** The day of a delivery and its time. */
export function Days() {
  const [day, setDay] = useState('2026-11-25');
  const [time, setTime] = useState('15');
  return (
    <Section label="日付と時間帯" caption="選んだものだけ箱">
      <DayTable
        label="お届け日"
        value={day}
        onChange={setDay}
        days={[
          { day: '2026-11-23', closed: '祝日と、その翌日の午前は選択できません。' },
          { day: '2026-11-24' },
          { day: '2026-11-25' },
          { day: '2026-11-26' },
        ]}
      />
      <TimeBands
        label="お届けの時間帯"
        name="band"
        value={time}
        onChange={setTime}
        bands={[
          { value: '9', label: '09:00〜11:00', closed: true },
          { value: '11', label: '11:00〜13:00' },
          { value: '13', label: '13:00〜15:00' },
          { value: '15', label: '15:00〜17:00' },
          { value: '17', label: '17:00〜19:00' },
          { value: '19', label: '19:00〜20:30' },
        ]}
      />
    </Section>
  );
}
