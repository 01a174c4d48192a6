import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { oldEnough } from '@/catalogue/rules';
import { now } from '@/lib/clock';
import { daysUntil, formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { WordWrap } from '@/ui/WordWrap';
import { ExpiredCode } from '../ExpiredCode';
import { IntroductionCode } from '../IntroductionCode';
import { CodeMade, CreateCode } from './CreateCode';
import { useCreateCode } from './useCreateCode';

const what = '建物の紹介コード';

/** Introducing the building: what it brings, its code, or why it has none. */
export function MansionSection() {
  const { data } = useSuspenseQuery(read(api.getMansionIntroduce));
  const { building, status, code, url, expires_on } = data;
  const { customer } = useSuspenseQuery(read(api.getContract, ofService('fixed'))).data;
  const tooYoung = oldEnough(customer.birthday, now());
  const creating = useCreateCode('mansion');
  const isExpired = expires_on !== null && daysUntil(expires_on, now()) < 0;
  return (
    <Section label="建物の紹介">
      <CodeMade what={what} creating={creating} />
      <p>
        <WordWrap>{building ?? 'お住まいの建物'}</WordWrap>
        {saidOf(data)}
      </p>
      {status === 'accepting' && tooYoung && <p>{tooYoung}</p>}
      {code !== null && isExpired && <ExpiredCode {...{ what, code, expires_on }} />}
      {code !== null && url !== null && !isExpired && (
        <Box sx={{ mt: 4 }}>
          <IntroductionCode what={what} code={code} url={url} couponUrl={null}>
            {expires_on !== null && (
              <Typography variant="body2" color="textSecondary">
                <Nowrap>有効期限 {formatFullDay(expires_on)}</Nowrap>
              </Typography>
            )}
          </IntroductionCode>
        </Box>
      )}
      <CreateCode
        what={what}
        creating={creating}
        isOpen={status === 'accepting' && tooYoung === undefined}
        secondary
      />
      <ByPhone />
    </Section>
  );
}

/** Owners and managers of a building are advised by phone. */
function ByPhone() {
  const { phone, hours } = brand.support;
  return (
    <Typography sx={{ mt: 5 }}>
      管理組合やオーナーの方へのご説明、建物に設備がないときのご相談は、お電話でも承ります。
      <Nowrap>
        <Link aria-label={`${phone}(建物の紹介)`} href={`tel:${phone}`}>
          {phone}
        </Link>
        ({hours})
      </Nowrap>
    </Typography>
  );
}

/** The rest of the sentence that begins with the name of the building. */
function saidOf({ reward, status }: Schema.MansionIntroduction): string {
  switch (status) {
    case 'none':
      return 'は、建物の紹介の対象ではありません。';
    case 'accepting':
      return `にお住まいの方をご紹介いただき、その方がご契約されると、${formatYen(reward)}を受け取れます。`;
    case 'introduced':
      return `を紹介済みです。紹介された方がご契約されると、${formatYen(reward)}を受け取れます。`;
    case 'ended':
      return 'の紹介の受け付けは、終了しました。';
    default:
      return 'の紹介の状況を読み込めません。';
  }
}
