import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { brand } from '@/catalogue/brand';
import { onestopDaysInTheWay, onestopWords } from '@/catalogue/onestop';
import { now } from '@/lib/clock';
import { daysUntil, formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { type } from '@/theme/type';
import { Figure } from '@/ui/figure/Figure';
import { Actions } from '@/ui/link/Actions';
import { Section } from '@/ui/page/Section';
import { NumberedSteps } from '@/ui/row/NumberedSteps';
import type { OnestopError } from './onestopError';

const Left = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 20px;
  margin-top: 20px;
  padding-top: 20px;
  border-top: 1px solid var(--rule);
  p {
    ${type.small};
    color: var(--ink-2);
  }
  div {
    text-align: right;
  }
`;

/** Why the one-stop flow can't go on, how many days are left, what can be done (look: onestop-error). */
export function OnestopReason({ error }: { error: OnestopError }) {
  const { code, expiresOn, availableFrom } = error;
  const { reason, ways } = onestopWords[code];
  const [before, after] = reason.split(`${onestopDaysInTheWay}日未満`);
  const left = expiresOn === undefined ? -1 : daysUntil(expiresOn, now());
  return (
    <>
      <Section label="できない理由">
        <p>
          {before}
          {after !== undefined && (
            <>
              <b>{onestopDaysInTheWay}日未満</b>
              {after}
            </>
          )}
        </p>
        {expiresOn && left >= 0 && (
          <Left>
            <p>予約番号の残り</p>
            <div>
              <Figure value={String(left)} unit="日" />
              <p>{formatDay(expiresOn)}まで</p>
            </div>
          </Left>
        )}
      </Section>
      <Section label="次にできること">
        <NumberedSteps
          steps={ways.map((way, index) =>
            availableFrom && index === 1
              ? { ...way, text: `${formatDay(availableFrom)}から、ワンストップで手続きできます。` }
              : way,
          )}
        />
        <Actions>
          <Way error={error} />
          <Button variant="text" href={`tel:${brand.support.phone}`}>
            {brand.support.phone}に電話する
          </Button>
        </Actions>
      </Section>
    </>
  );
}

function Way({ error: { code } }: { error: OnestopError }) {
  switch (onestopWords[code].action) {
    case 'quit':
      return <Button href={paths.mobileQuit()}>ログインして予約番号を見る</Button>;
    case 'login':
      return <Button href={paths.onestopLogin()}>ログインし直す</Button>;
    case 'contract':
      return <Button href={paths.mobileContract()}>ログインしてご契約情報を見る</Button>;
    case 'none':
      return null;
  }
}
