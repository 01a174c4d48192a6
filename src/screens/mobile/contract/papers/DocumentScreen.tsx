import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@/paths';
import { Link, LinkButton } from '@/ui/link/Link';
import { Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { List } from '@/ui/row/List';
import { EmptyState } from '@/ui/state/EmptyState';
import { DocumentRow } from '../DocumentRow';
import { mobileContractQueries } from '../queries';

/** All papers of the SIM's contract, year by year. */
export default function DocumentScreen() {
  const { documents } = useSuspenseQuery(mobileContractQueries.document()).data;
  const years = [...new Set(documents.map(({ issued_on }) => issued_on.slice(0, 4)))];
  return (
    <Page>
      <PageHead
        title="書類"
        back={
          <Link standalone icon="back" to={paths.mobileContract()}>
            ご契約情報
          </Link>
        }
        lead={
          documents.length > 0 && (
            <>
              お渡しした書類は<b>{documents.length}件</b>です。PDFで開きます。
            </>
          )
        }
      >
        {documents.length === 0 && (
          <EmptyState
            lead="お渡しした書類はまだありません。"
            next="契約書面や変更のお知らせを発行すると、ここに並びます。"
          >
            <LinkButton variant="secondary" to={paths.mobileContract()}>
              ご契約情報に戻る
            </LinkButton>
          </EmptyState>
        )}
      </PageHead>
      {years.map((year) => {
        const own = documents.filter(({ issued_on }) => issued_on.startsWith(year));
        return (
          <Section key={year} label={`${year}年`} caption={`${own.length}件`}>
            <List>
              {own.map((paper, index) => (
                <DocumentRow key={`${paper.document_id} ${index}`} document={paper} />
              ))}
            </List>
          </Section>
        );
      })}
    </Page>
  );
}
