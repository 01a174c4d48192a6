import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { formatExpiry } from '@/lib/dateText';
import { Ruler } from '@/ui/chart/Ruler';
import { Figure } from '@/ui/figure/Figure';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { CardResult } from './mutations';

const seconds = 60;

interface CardWaitingProps {
  result: CardResult;
  /** Label of the payment method that stays if the customer stops. */
  methodNow: string;
  isStopping: boolean;
  onStop: () => void;
}

/**
 * Shown while the card company is asked: how long it has taken, how long it may take, and a way to stop
 * (docs/design.md §6).
 */
export function CardWaiting({ result, methodNow, isStopping, onStop }: CardWaitingProps) {
  const passed = useSecondsPassed();
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        カード会社の返事を待っています
      </Typography>
      <Stack
        direction="row"
        sx={{ alignItems: 'flex-end', justifyContent: 'space-between', my: 2 }}
      >
        <Figure value={String(passed)} unit="秒" />
        <Typography variant="body2" color="textSecondary" component="span">
          最大{seconds}秒
        </Typography>
      </Stack>
      <Ruler
        label={`${seconds}秒のうち${passed}秒が過ぎました`}
        parts={[{ key: 'passed', label: '過ぎた時間', value: passed }]}
        total={seconds}
        unit="秒"
        marks={[0, 20, 40, seconds].map((at) => ({
          at,
          label: at === seconds ? `${at}秒` : String(at),
        }))}
        minor={1}
        height={26}
        unnumbered
      />
      <Box role="status" sx={{ my: { xs: 5, sm: 7 } }}>
        <Typography variant="lead">
          <Nowrap>この画面を閉じずに、</Nowrap>
          <Nowrap>そのままお待ちください。</Nowrap>
        </Typography>
      </Box>
      <DescriptionList
        ink="top"
        stacked
        items={[
          {
            term: 'カード',
            value: `${result.brand} •••• ${result.last4}`,
            note: `有効期限 ${formatExpiry(result.expiry)}`,
            strong: true,
          },
        ]}
      />
      <Actions>
        <SubmitButton busy={isStopping && '確かめています'} variant="secondary" onClick={onStop}>
          認証をやめる
        </SubmitButton>
      </Actions>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        やめても、いまの<Phrase>お支払い方法({methodNow})は</Phrase>
        <Phrase>変わりません。</Phrase>
      </Typography>
    </>
  );
}

function useSecondsPassed(): number {
  const [start] = useState(() => performance.now());
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setPassed(Math.min(seconds, Math.floor((performance.now() - start) / 1000))),
      250,
    );
    return () => clearInterval(timer);
  }, [start]);
  return passed;
}
