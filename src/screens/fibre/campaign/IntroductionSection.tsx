import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { paths } from '@/paths';
import { Section } from '@/ui/page/Section';
import { CodeFacts } from './CodeFacts';
import { ExpiredCode } from './ExpiredCode';
import { IntroductionCode } from './IntroductionCode';
import { IntroductionRewards } from './IntroductionRewards';

/** A friend to introduce: what both receive, the code and the ways to pass it on. */
export function IntroductionSection() {
  const { data } = useSuspenseQuery(read(api.getIntroduce));
  const { code, url, coupon_url, expires_on, is_expired, opened_count, can_create } = data;
  return (
    <Section label="お友達の紹介">
      <Typography variant="lead">
        <IntroductionRewards of={data} />
      </Typography>
      <Box sx={{ mt: 4, '& > p + p': { mt: 1 } }}>
        {code !== null && is_expired && <ExpiredCode what="紹介コード" {...{ code, expires_on }} />}
        {!is_expired && code !== null && url !== null && (
          <IntroductionCode code={code} url={url} couponUrl={coupon_url}>
            {expires_on !== null && <CodeFacts expiresOn={expires_on} openedCount={opened_count} />}
          </IntroductionCode>
        )}
        {code === null && <p>紹介コードは、まだ発行されていません。</p>}
        <Button variant="text" href={paths.introduce()} sx={can_create ? { fontWeight: 700 } : {}}>
          {can_create ? '紹介コードを発行する' : 'お友達・建物の紹介へ'}
        </Button>
      </Box>
    </Section>
  );
}
