import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { isReportId } from '@/catalogue/documents';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { Prose } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';

/** /contract/report/:reportId: one report on the building. */
export default function ReportDetailScreen() {
  const { reportId = '' } = useParams();
  return isReportId(reportId) ? <Report id={reportId} /> : <NoSuchReport />;
}

function Report({ id }: { id: string }) {
  const report = useSuspenseQuery(
    queryOrRejection(read(api.getReportDetail, { report_id: id })),
  ).data;
  if (isRejection(report)) return <NoSuchReport />;
  const { title, building, reported_on, sections } = report;
  return (
    <Container>
      <PageHead
        title={title}
        caption={
          <>
            {formatFullDay(reported_on)}・{building}
          </>
        }
        back={{ to: paths.report(), label: '建物の調査報告' }}
      />
      <Section label="報告の内容">
        <Prose>
          {sections.map(({ heading, paragraphs }) => [
            <Typography component="h3" sx={{ fontWeight: 700, 'p + &': { mt: 9 } }} key={heading}>
              {heading}
            </Typography>,
            ...paragraphs.map((paragraph) => <p key={`${heading} ${paragraph}`}>{paragraph}</p>),
          ])}
        </Prose>
      </Section>
    </Container>
  );
}

function NoSuchReport() {
  return (
    <Container>
      <PageHead
        title="この報告はありません"
        lead="アドレスが正しくないか、掲載が終わりました。ご覧いただける報告は、一覧からお選びください。"
      >
        <Actions>
          <Button endIcon={<Icon name="arrow" />} href={paths.report()}>
            調査報告の一覧を見る
          </Button>
        </Actions>
      </PageHead>
    </Container>
  );
}
