import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatPhone } from '@/lib/phone';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

const Root = styled.div`
  background: var(--paper-2);
  border-bottom: 1px solid var(--rule);
  ${media.print} {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 20px;
  max-width: 1280px;
  margin-inline: auto;
  padding: 10px 64px 10px 336px;
  & > :last-child {
    flex: none;
  }
  ${media.medium} {
    padding-inline: 216px 40px;
  }
  ${media.small} {
    padding-inline: 20px;
  }
`;

const Small = styled.div`
  ${type.caption};
  color: var(--ink-2);
`;

const Big = styled.div`
  font-size: 24px;
  line-height: 32px;
  color: var(--svc);
`;

interface NumberStripProps {
  /** Digits of the line that the procedure is for. */
  phone: string;
  /** Lines of the customer. */
  count: number;
  /** 番号を切り替える. */
  action?: ReactNode;
}

/** Whose procedure this is, where a customer has several lines (`look.md` "Pictures", sim-header). */
export function NumberStrip({ phone, count, action }: NumberStripProps) {
  return (
    <Root>
      <Row>
        <div>
          <Small>{count}回線のうち、この番号の手続きです</Small>
          <Big>
            <Phone digits={phone} />
          </Big>
        </div>
        {action}
      </Row>
    </Root>
  );
}

/** A number whose last four digits are bold, which tells several SIMs apart (`look.md` "Type"). */
export function Phone({ digits }: { digits: string }) {
  const shown = formatPhone(digits);
  return (
    <span>
      {shown.slice(0, -4)}
      <b>{shown.slice(-4)}</b>
    </span>
  );
}
