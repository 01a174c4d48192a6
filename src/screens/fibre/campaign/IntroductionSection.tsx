import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { brand } from '@/catalogue/brand';
import { paths } from '@/paths';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Section } from '@/ui/page/Section';
import { CodeFacts } from './CodeFacts';
import { ExpiredCode } from './ExpiredCode';
import { IntroductionCode } from './IntroductionCode';
import { IntroductionRewards } from './IntroductionRewards';
import { campaignQueries } from './queries';

const Body = styled.div`
  margin-top: 16px;
  & > p + p {
    margin-top: 4px;
  }
`;

/** A friend to introduce: what both receive, the code and the ways to pass it on. */
export function IntroductionSection() {
  const { data } = useSuspenseQuery(campaignQueries.introduction());
  const { code, url, coupon_url, expires_on, is_expired, opened_count, can_create } = data;
  return (
    <Section label="お友達の紹介">
      <Typography variant="lead">
        <IntroductionRewards of={data} />
      </Typography>
      <Body>
        {code !== null && is_expired && <ExpiredCode what="紹介コード" {...{ code, expires_on }} />}
        {!is_expired && code !== null && url !== null && (
          <IntroductionCode code={code} url={url} couponUrl={coupon_url}>
            {expires_on !== null && <CodeFacts expiresOn={expires_on} openedCount={opened_count} />}
          </IntroductionCode>
        )}
        {code === null && <p>紹介コードは、まだ発行されていません。</p>}
        {can_create ? <Create /> : <More />}
      </Body>
    </Section>
  );
}

function Create() {
  const isKnown = useKnownPaths();
  return isKnown(paths.introduce()) ? (
    <Button variant="text" href={paths.introduce()} sx={{ fontWeight: 700 }}>
      紹介コードを発行する
    </Button>
  ) : (
    <Button variant="text" sx={{ fontWeight: 700 }} href={`tel:${brand.support.phone}`}>
      電話で紹介コードを発行する
    </Button>
  );
}

function More() {
  return (
    <Button variant="text" href={paths.introduce()}>
      お友達・建物の紹介へ
    </Button>
  );
}
