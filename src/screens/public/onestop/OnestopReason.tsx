import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import { now } from '@/lib/clock';
import { daysUntil, formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { Figure } from '@/ui/figure/Figure';
import { Actions } from '@/ui/link/Actions';
import { Section } from '@/ui/page/Section';
import { onestopDaysInTheWay, type OnestopError, onestopTexts } from './onestopError';

/** Why the one-stop flow can't go on, how many days are left, what can be done (docs/design.md §6). */
export function OnestopReason({ error }: { error: OnestopError }) {
  const { code, expiresOn, availableFrom } = error;
  const { reason, nextActions } = onestopTexts[code];
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
          <Stack
            direction="row"
            sx={{
              alignItems: 'baseline',
              justifyContent: 'space-between',
              gap: 5,
              mt: 5,
              pt: 5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="help">予約番号の残り</Typography>
            <Box sx={{ textAlign: 'right' }}>
              <Figure value={String(left)} unit="日" />
              <Typography variant="help">{formatDay(expiresOn)}まで</Typography>
            </Box>
          </Stack>
        )}
      </Section>
      <Section label="次にできること">
        <NumberedSteps
          steps={nextActions.map((nextAction, index) =>
            availableFrom && index === 1
              ? {
                  ...nextAction,
                  text: `${formatDay(availableFrom)}から、ワンストップで手続きできます。`,
                }
              : nextAction,
          )}
        />
        <Actions>
          <NextAction error={error} />
          <Button
            variant="text"
            href={`tel:${brand.support.phone}`}
          >{`${brand.support.phone}に電話する`}</Button>
        </Actions>
      </Section>
    </>
  );
}

function NextAction({ error: { code } }: { error: OnestopError }) {
  switch (onestopTexts[code].action) {
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
