import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { type } from '@/theme/type';
import { Figure } from '@/ui/figure/Figure';
import { useSecondsLeft } from './useSecondsLeft';

const Root = styled.div`
  margin-top: 28px;
  padding-top: 12px;
  border-top: 1px solid var(--rule);
`;

const Left = styled.p`
  display: flex;
  align-items: baseline;
  gap: 5px;
  b {
    ${type.label};
  }
`;

/** How long a code is good; the server decides, so the words after its end forbid nothing (look: reset-2). */
export function CodeTime({ label, expiresAt }: { label: string; expiresAt: string }) {
  const left = useSecondsLeft(expiresAt);
  if (left === 0)
    return (
      <Root>
        <p>{label}の有効期限が切れました。もう一度お送りください。</p>
      </Root>
    );
  const minutes = Math.floor(left / 60);
  return (
    <Root>
      <Typography variant="body2" color="textSecondary">
        {label}が使えるのは
      </Typography>
      <Left role="timer">
        <b>あと</b>
        <Figure value={`${minutes}:${String(left % 60).padStart(2, '0')}`} />
      </Left>
    </Root>
  );
}
