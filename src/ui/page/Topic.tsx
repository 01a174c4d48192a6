import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

const Root = styled.section`
  margin-top: 56px;
  &[data-ruled] {
    padding-top: 20px;
    border-top: 2px solid var(--ink);
  }
  ${media.small} {
    margin-top: 40px;
  }
  h2 {
    ${type.label};
  }
`;

const Caption = styled.p`
  ${type.small};
  color: var(--ink-2);
`;

const Content = styled.div`
  margin-top: 16px;
`;

interface TopicProps {
  label: string;
  caption?: ReactNode;
  /** What stands in it brings its own line. */
  open?: boolean;
  children: ReactNode;
}

/** A topic within a procedure step, which has no rail (look: quit-1, voip). */
export function Topic({ label, caption, open, children }: TopicProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-ruled={open ? undefined : true}>
      <h2 id={id}>{label}</h2>
      {caption && <Caption>{caption}</Caption>}
      <Content>{children}</Content>
    </Root>
  );
}
