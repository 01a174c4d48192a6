import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { FieldError } from '@/ui/fields/FieldFrame';
import { Tag } from '@/ui/status/Tag';

const Root = styled.div`
  scroll-margin-top: 20px;
  [data-field] + & {
    margin-top: 56px;
  }
  ${media.small} {
    [data-field] + & {
      margin-top: 40px;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  margin-bottom: 12px;
  h2 {
    ${type.label};
  }
`;

/* Right under the label, with the room of the table below it. */
const Wrong = styled.div`
  margin-bottom: 12px;
`;

interface QuestionProps {
  /** Of the field: where the summary of errors and 変更 lead. */
  name: string;
  label: string;
  /** Small words beside the label. */
  caption?: ReactNode;
  /** Whether it may stay without an answer. */
  optional?: boolean;
  error?: string | undefined;
  /** What it is answered with: a table of days, of times. */
  children: ReactNode;
}

/** A question whose answer is no single control: its label with a caption, its table, what is wrong. */
export function Question({ name, label, caption, optional, error, children }: QuestionProps) {
  const id = `${name}-label`;
  return (
    <Root id={name} tabIndex={-1} role="group" aria-labelledby={id} data-field>
      <Head>
        <h2 id={id}>{label}</h2>
        {optional && <Tag optional />}
        {caption && (
          <Typography variant="body2" color="textSecondary">
            {caption}
          </Typography>
        )}
      </Head>
      {error && (
        <Wrong>
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </Wrong>
      )}
      {children}
    </Root>
  );
}
