import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { mostPapers } from '@/catalogue/documents';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { PapersHead } from '@/screens/shared/PapersHead';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { ListRow } from '@/ui/row/ListRow';
import { BuildingSection } from './BuildingSection';

/** /contract/report: the reports on the customer's building, newest first, at most three. */
export default function ReportScreen() {
  const reports = useSuspenseQuery(read(api.getReportList)).data.reports.slice(0, mostPapers);
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
                  <Typography variant="body2" color="textSecondary">
                    {building}
                  </Typography>
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
