import styled from '@emotion/styled';
import { formatFullDay } from '@/lib/date';
import { media } from '@/theme/media';
import type { Invoice } from './queries';

const Root = styled.div`
  display: none;
  ${media.print} {
    display: flex;
    justify-content: space-between;
    gap: 8mm;
    margin-bottom: 8mm;
  }
`;

const Name = styled.p`
  font-size: 15pt;
  font-weight: 700;
`;

const Issue = styled.div`
  font-size: 8.5pt;
  text-align: right;
`;

/** Whom the bill is for and who issued it: on paper only (look: print-bill). */
export function PrintHead({ invoice }: { invoice: Invoice }) {
  const { addressee, issued_on, issuer, registration_number } = invoice;
  const { zip_code, address, name } = addressee;
  return (
    <Root>
      <div>
        <p>
          〒{zip_code.slice(0, 3)}-{zip_code.slice(3)} {address}
        </p>
        <Name>{name} 様</Name>
      </div>
      <Issue>
        <p>発行 {formatFullDay(issued_on)}</p>
        <p>{issuer}</p>
        <p>登録番号 {registration_number}</p>
      </Issue>
    </Root>
  );
}
