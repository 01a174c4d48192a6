import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Status } from '@/ui/status/Status';
import { buildingIntroductions } from './buildingIntroductions';
import { reportQueries } from './queries';

/** Introducing the building to others, where it is one that can be introduced. */
export function BuildingSection() {
  const { building, reward, status } = useSuspenseQuery(reportQueries.introduction()).data;
  if (status === 'none') return null;
  return (
    <Section label="建物のご紹介">
      <DescriptionList
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
        <Button variant="text" href={paths.introduce()} sx={{ fontWeight: 700 }}>
          建物の紹介へ
        </Button>
      )}
    </Section>
  );
}
