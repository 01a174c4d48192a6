import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { api } from '@/api/generated/operations';
import { useRead } from '@/api/query';
import { paths } from '@/paths';
import { PapersHead } from '@/screens/shared/PapersHead';
import { Section } from '@/ui/page/Section';
import { DocumentRow } from '../DocumentSection';

/** All papers of the SIM's contract, year by year. */
export default function DocumentScreen() {
  const { documents } = useRead(api.getMobileDocument);
  const years = [...new Set(documents.map(({ issued_on }) => issued_on.slice(0, 4)))];
  return (
    <Container>
      <PapersHead
        title="書類"
        contract={paths.mobileContract()}
        count={documents.length}
        lead={['お渡しした書類は', 'です。PDFで開きます。']}
        empty={{
          lead: 'お渡しした書類はまだありません。',
          next: '契約書面や変更のお知らせを発行すると、ここに並びます。',
        }}
      />
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
    </Container>
  );
}
