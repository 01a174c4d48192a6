import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

const Root = styled.section`
  margin-top: 44px;
  padding-top: 20px;
  border-top: 2px solid var(--ink);
  h2 {
    ${type.label};
  }
  ${media.small} {
    margin-top: 36px;
  }
`;

const Content = styled.div`
  margin-top: 12px;
`;

interface OutcomeProps {
  title: string;
  caption?: ReactNode;
  children: ReactNode;
}

/** What comes of the choice, above the button that leads on (look: plan). */
export function Outcome({ title, caption, children }: OutcomeProps) {
  return (
    <Root>
      <h2>{title}</h2>
      {caption && (
        <Typography variant="body2" color="textSecondary">
          {caption}
        </Typography>
      )}
      <Content>{children}</Content>
    </Root>
  );
}
