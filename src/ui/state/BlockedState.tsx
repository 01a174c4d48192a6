import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Actions } from '@/ui/link/Actions';
import { Section } from '@/ui/page/Section';

const Root = styled.div`
  margin-top: 28px;
`;

const What = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  padding-top: 20px;
  max-width: none;
  border-top: 1px solid var(--ink);
  ${type.label};
`;

const Opening = styled.div`
  margin-top: 28px;
  ${media.small} {
    margin-top: 20px;
  }
`;

// Without a sentence before it the button stands level with its label.
const Alone = styled(Actions)`
  margin-top: 0;
  ${media.small} {
    margin-top: 0;
  }
`;

interface BlockedStateProps {
  /** いまはお手続きいただけません */
  title: string;
  /** ISO day from which it can be done; none when nobody knows. */
  opens?: string;
  reason: ReactNode;
  /** What can be done now, and its one action. */
  possible?: ReactNode;
  actions?: ReactNode;
}

/** Not possible now: from when, why, and what is possible (`look.md` "Page types", blocked). */
export function BlockedState({ title, opens, reason, possible, actions }: BlockedStateProps) {
  return (
    <Root>
      <Section label="手続きの状況" first>
        <What>
          <Icon name="blocked" />
          {title}
        </What>
        {opens && (
          <Opening>
            <Typography variant="body2" color="textSecondary">
              次にお手続きできる日
            </Typography>
            <DateFigure day={opens} after="から" size="xl" />
          </Opening>
        )}
      </Section>
      <Section label="できない理由">{reason}</Section>
      {(possible ?? actions) && (
        <Section label="いまできること">
          {possible}
          {actions && (possible ? <Actions>{actions}</Actions> : <Alone>{actions}</Alone>)}
        </Section>
      )}
    </Root>
  );
}
