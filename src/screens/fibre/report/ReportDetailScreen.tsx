import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { isRefused } from '@/procedure/entryQuery';
import { Actions } from '@/ui/link/Actions';
import { Link, LinkButton } from '@/ui/link/Link';
import { Page, Prose } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { isReportId, reportQueries } from './queries';

const Heading = styled.h3`
  font-size: 16px;
  line-height: 29px;
  p + & {
    margin-top: 36px;
  }
`;

/** /contract/report/:reportId: one report on the building. */
export default function ReportDetailScreen() {
  const { reportId = '' } = useParams();
  return isReportId(reportId) ? <Report id={reportId} /> : <NoSuchReport />;
}

function Report({ id }: { id: string }) {
  const report = useSuspenseQuery(reportQueries.detail(id)).data;
  if (isRefused(report)) return <NoSuchReport />;
  const { title, building, reported_on, sections } = report;
  return (
    <Page>
      <PageHead
        title={title}
        caption={
          <>
            {formatFullDay(reported_on)}・{building}
          </>
        }
        back={
          <Link standalone icon="back" to={paths.report()}>
            建物の調査報告
          </Link>
        }
      />
      <Section label="報告の内容">
        <Prose>
          {sections.map(({ heading, paragraphs }) => [
            <Heading key={heading}>{heading}</Heading>,
            ...paragraphs.map((paragraph) => <p key={`${heading} ${paragraph}`}>{paragraph}</p>),
          ])}
        </Prose>
      </Section>
    </Page>
  );
}

function NoSuchReport() {
  return (
    <Page>
      <PageHead
        title="この報告はありません"
        lead="アドレスが正しくないか、掲載が終わりました。ご覧いただける報告は、一覧からお選びください。"
      >
        <Actions>
          <LinkButton to={paths.report()} icon="arrow">
            調査報告の一覧を見る
          </LinkButton>
        </Actions>
      </PageHead>
    </Page>
  );
}
