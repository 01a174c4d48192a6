import { useSuspenseQuery } from '@tanstack/react-query';
import { formatYen } from '@/lib/yen';
import { brand } from '@/catalogue/brand';
import { buildingIntroductions } from './buildingIntroductions';
import { Link } from '@/ui/link/Link';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Definitions } from '@/ui/row/Definitions';
import { Status } from '@/ui/status/Status';
import { reportQueries } from './queries';

/** Introducing the building to others, where it is one that can be introduced. */
export function BuildingSection() {
  const { building, reward, status } = useSuspenseQuery(reportQueries.introduction()).data;
  if (status === 'none') return null;
  return (
    <Section label="建物のご紹介">
      <Definitions
        narrow
        items={[
          ...(building === null ? [] : [{ term: '建物', value: building }]),
          { term: '状況', value: <Status {...buildingIntroductions[status].state} /> },
          {
            term: '特典',
            value: formatYen(reward),
            note: buildingIntroductions[status].reward,
            strong: true,
          },
        ]}
      />
      {status === 'accepting' && (
        <p>
          ご紹介はお電話で承ります。
          <br />
          <Link standalone href={`tel:${brand.support.phone}`}>
            {brand.support.phone}
          </Link>{' '}
          <Nowrap>({brand.support.hours})</Nowrap>
        </p>
      )}
    </Section>
  );
}
