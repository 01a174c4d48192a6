import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Held } from '@/ui/Held';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { Words } from '@/ui/Words';
import type { AgendaDay } from './agenda';
import { AgendaAction } from './AgendaAction';
import { ServiceName } from './ServiceName';
import type { Undertaking } from './undertaking';

const Day = styled.li`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  & + & {
    margin-top: 20px;
    padding-top: 20px;
    border-top: 1px solid var(--rule);
  }
  ${media.medium} {
    grid-template-columns: 152px minmax(0, 1fr);
  }
  ${media.small} {
    display: block;
  }
`;

const Open = styled.p`
  font-weight: 700;
  line-height: 38px;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: 16px;
  padding-top: 4px;
  & + & {
    margin-top: 20px;
    padding-top: 20px;
    border-top: 1px solid var(--rule);
  }
  h3 {
    ${type.body};
    flex: 1 1 8em;
    font-size: 18px;
    line-height: 31px;
    font-weight: 700;
  }
  ${media.small} {
    & + & {
      padding-top: 0;
      border-top: 0;
    }
    h3 {
      flex-basis: 100%;
    }
  }
`;

// Beside the title, last at 640 and less, where it leaves that no room; its 44px are for the finger.
const Way = styled.div`
  margin-block: -6px;
  ${media.small} {
    order: 1;
  }
`;

const Body = styled.div`
  flex: 0 0 100%;
`;

const Detail = styled.p`
  ${type.small};
  color: var(--ink-2);
`;

/** What comes next, by day (look: progress). */
export function AgendaSection({ days }: { days: readonly AgendaDay[] }) {
  const count = days.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Section label="これからの予定" caption={`${count}件`}>
      <ol>
        {days.map(({ date, items }) => (
          <Day key={date ?? 'open'} data-service={items[0]?.service}>
            {date === null ? <Open>日程は未定</Open> : <DateFigure day={date} />}
            <ul>
              {items.map((item) => (
                <AgendaItem key={item.key} item={item} />
              ))}
            </ul>
          </Day>
        ))}
      </ol>
    </Section>
  );
}

function AgendaItem({ item }: { item: Undertaking }) {
  return (
    <Item>
      <h3>
        <Words>{item.next.title}</Words>
      </h3>
      <Way>
        <AgendaAction of={item} />
      </Way>
      <Body>
        {item.asks && <Status {...item.asks} />}
        {item.next.details.map((detail) => (
          <Detail key={detail}>
            <Held>{detail}</Held>
          </Detail>
        ))}
        <ServiceName of={item} />
      </Body>
    </Item>
  );
}
