import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { formatExpiry } from '@/lib/expiry';
import { media } from '@/theme/media';
import { Ruler } from '@/ui/chart/Ruler';
import { Figure } from '@/ui/figure/Figure';
import { Actions } from '@/ui/link/Actions';
import { Button } from '@/ui/link/Button';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Definitions } from '@/ui/row/Definitions';
import { Lead, Small } from '@/ui/Text';
import type { CardResult } from './cardCalls';

const Count = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  margin: 8px 0;
`;

const Wait = styled.div`
  margin: 28px 0;
  ${media.small} {
    margin: 20px 0;
  }
`;

const Kept = styled(Small)`
  margin-top: 12px;
`;

const seconds = 60;

interface CardWaitingProps {
  result: CardResult;
  /** Of the method that stays if this is given up. */
  methodNow: string;
  isStopping: boolean;
  onStop: () => void;
}

/** The card company is asked each second: how long already, how long at most, and the way out (look: card-auth). */
export function CardWaiting({ result, methodNow, isStopping, onStop }: CardWaitingProps) {
  const passed = useSecondsPassed();
  return (
    <>
      <Small>カード会社の返事を待っています</Small>
      <Count>
        <Figure value={String(passed)} unit="秒" />
        <Small as="span">最大{seconds}秒</Small>
      </Count>
      <Ruler
        label={`${seconds}秒のうち${passed}秒が過ぎました`}
        parts={[{ key: 'passed', label: '過ぎた時間', value: passed }]}
        total={seconds}
        unit="秒"
        marks={[0, 20, 40, seconds].map((at) => ({
          at,
          word: at === seconds ? `${at}秒` : String(at),
        }))}
        minor={1}
        height={26}
        unnumbered
      />
      <Wait role="status">
        <Lead>
          <Nowrap>この画面を閉じずに、</Nowrap>
          <Nowrap>そのままお待ちください。</Nowrap>
        </Lead>
      </Wait>
      <Definitions
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
        <Button variant="secondary" onClick={onStop} loading={isStopping && '確かめています'}>
          認証をやめる
        </Button>
      </Actions>
      <Kept>
        やめても、いまの<Phrase>お支払い方法({methodNow})は</Phrase>
        <Phrase>変わりません。</Phrase>
      </Kept>
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
