import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp } from '@/catalogue/labelOf';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { unreadable } from '@/screens/shared/statuses';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Status, type StatusShape } from '@/ui/status/Status';

interface Introduction {
  state: StatusShape;
  /** Says when the reward is paid. */
  reward: string;
}

/** Introducing the building to others, if it can be introduced. */
export function BuildingSection() {
  const { building, reward, status } = useSuspenseQuery(read(api.getMansionIntroduce)).data;
  if (status === 'none') return null;
  const known = lookUp(buildingIntroductions, status);
  return (
    <Section label="建物のご紹介">
      <DescriptionList
        narrow
        items={[
          ...(building === null ? [] : [{ term: '建物', value: building }]),
          { term: '状況', value: <Status {...(known?.state ?? unreadable)} /> },
          ...(known
            ? [{ term: '特典', value: formatYen(reward), note: known.reward, strong: true }]
            : []),
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

/** The states of a building's introduction (contract, `MansionIntroductionStatus`); `none` isn't shown. */
const buildingIntroductions: Record<
  Exclude<Code.MansionIntroductionStatus, 'none'>,
  Introduction
> = {
  accepting: {
    state: { mark: 'circle', label: '受け付け中' },
    reward: '同じ建物の方がご契約されたときにお受け取りいただけます',
  },
  introduced: {
    state: { mark: 'done', label: '紹介済み' },
    reward: 'ご紹介ありがとうございました',
  },
  ended: {
    state: { mark: 'dash', label: '受け付け終了', ended: true },
    reward: '受け付けは終了しました',
  },
};
