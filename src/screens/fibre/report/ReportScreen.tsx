import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { api } from '@/api/generated/operations';
import { useRead } from '@/api/query';
import { mostPapers } from '@/catalogue/documents';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { PapersHead } from '@/screens/shared/PapersHead';
import { unreadable } from '@/screens/shared/statuses';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { ListRow } from '@/ui/row/ListRow';
import { Status, type StatusShape } from '@/ui/status/Status';

/** /contract/report: the reports on the customer's building, newest first, at most three. */
export default function ReportScreen() {
  const reports = useRead(api.getReportList).reports.slice(0, mostPapers);
  return (
    <Container>
      <PapersHead
        title="建物の調査報告"
        contract={paths.contract()}
        count={reports.length}
        lead={['お住まいの建物の調査報告は', 'です。']}
        empty={{
          lead: '建物の調査報告はありません。',
          next: '集合住宅の光配線などを調査すると、その報告がここに並びます。',
        }}
      />
      {reports.length > 0 && (
        <Section label="報告" caption="新しい順に3件まで">
          <List>
            {reports.map(({ report_id, title, building, reported_on }) => {
              const day = formatFullDay(reported_on);
              return (
                <ListRow key={report_id} when={<Nowrap>{day}</Nowrap>}>
                  <Link
                    variant="title"
                    href={paths.reportDetail(report_id)}
                    aria-label={`${title}(${day})`}
                  >
                    {title}
                  </Link>
                  <Typography variant="help">{building}</Typography>
                </ListRow>
              );
            })}
          </List>
        </Section>
      )}
      <SectionBoundary label="建物のご紹介">
        <BuildingSection />
      </SectionBoundary>
    </Container>
  );
}

interface Introduction {
  state: StatusShape;
  /** Says when the reward is paid. */
  reward: string;
}

/** Introducing the building to others, if it can be introduced. */
function BuildingSection() {
  const { building, reward, status } = useRead(api.getMansionIntroduce);
  if (status === 'none') return null;
  const known = lookUp(buildingIntroductions, status);
  return (
    <Section label="建物のご紹介">
      <DescriptionList
        narrow
        items={[
          building !== null && { term: '建物', value: building },
          { term: '状況', value: <Status {...(known?.state ?? unreadable)} /> },
          known && { term: '特典', value: formatYen(reward), note: known.reward, strong: true },
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
