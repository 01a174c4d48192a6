import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Figure } from '@/ui/figure/Figure';
import { Actions } from '@/ui/link/Actions';

const Root = styled.div`
  padding-top: 28px;
  & > p {
    margin-top: 20px;
  }
  & > p + p {
    margin-top: 8px;
    font-size: 16px;
  }
`;

interface EmptyStateProps {
  unit?: string;
  /** What isn't there: この3か月に届いたお知らせはありません。 */
  lead: string;
  /** When something will be. */
  next?: string;
  /** One action and the way out. */
  children?: ReactNode;
  /** Beside another figure-xl, or in one section of a page. */
  small?: boolean;
}

/** An empty list: 0件 as the figure, then what comes here, then one action (`look.md` "Page types"). */
export function EmptyState({ unit = '件', lead, next, children, small }: EmptyStateProps) {
  return (
    <Root>
      <Figure size={small ? 'm' : 'xl'} value="0" unit={unit} />
      <Typography variant="lead">{lead}</Typography>
      {next && (
        <Typography variant="body2" color="textSecondary">
          {next}
        </Typography>
      )}
      {children && <Actions>{children}</Actions>}
    </Root>
  );
}
