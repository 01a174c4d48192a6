import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { Held } from '../Held';
import { Columns, Main } from './Page';

const Back = styled.div`
  font-size: 14px;
  padding-top: 5px;
  ${media.small} {
    padding: 0;
    margin-top: -12px;
  }
`;

const Opening = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px 28px;
  &[data-ruled] {
    padding-bottom: 16px;
    border-bottom: 1px solid var(--ink);
  }
`;

const Title = styled.h1`
  ${type.h1};
  text-wrap: balance;
  ${media.print} {
    font-size: 20pt;
    line-height: 1.4;
  }
`;

const Over = styled.p`
  ${type.small};
  color: var(--ink-2);
`;

const Lead = styled.p`
  ${type.lead};
  max-width: 34em;
  margin-top: 12px;
  b {
    font-weight: 700;
  }
`;

const Right = styled.div`
  margin-left: auto;
  text-align: right;
`;

interface PageHeadProps {
  title: ReactNode;
  /** Small words above the title, the procedure's name on a receipt. */
  over?: ReactNode;
  /** Small words below the title. */
  caption?: ReactNode;
  /** The page in one sentence; numbers in `<b>`. */
  lead?: ReactNode;
  /** The answer as figure-l, on the amount axis; brings 1px of ink below. */
  figure?: ReactNode;
  /** The link back, in the rail. */
  back?: ReactNode;
  /** Holds the procedure's 640. */
  narrow?: boolean;
  children?: ReactNode;
}

/** How every page but the tops opens: R back, M h1 and its figure (`look.md` "Page types"). */
export function PageHead({
  title,
  over,
  caption,
  lead,
  figure,
  back,
  narrow,
  children,
}: PageHeadProps) {
  return (
    <Columns>
      {back && <Back data-print="none">{back}</Back>}
      <Main narrow={narrow}>
        <Opening data-ruled={figure ? true : undefined}>
          <div>
            {over && <Over>{over}</Over>}
            <Title tabIndex={-1}>{typeof title === 'string' ? <Held>{title}</Held> : title}</Title>
            {caption && <Over>{caption}</Over>}
          </div>
          {figure && <Right>{figure}</Right>}
        </Opening>
        {lead && <Lead>{lead}</Lead>}
        {children}
      </Main>
    </Columns>
  );
}
