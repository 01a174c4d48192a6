import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { oldEnough } from '@/catalogue/rules';
import { now } from '@/lib/clock';
import { Section } from '@/ui/page/Section';
import { CodeFacts } from '../CodeFacts';
import { ExpiredCode } from '../ExpiredCode';
import { IntroductionCode } from '../IntroductionCode';
import { CodeMade, CreateCode } from './CreateCode';
import { useCreateCode } from './useCreateCode';

const what = '紹介コード';

/** The customer's code for friends, the ways to send it, and a new one where that can be made. */
export function FriendSection() {
  const { data } = useSuspenseQuery(read(api.getIntroduce));
  const { code, url, coupon_url, expires_on, is_expired, opened_count, can_create } = data;
  const { customer } = useSuspenseQuery(read(api.getContract, ofService('fixed'))).data;
  const creating = useCreateCode('friend');
  return (
    <Section label="お友達の紹介">
      <CodeMade what={what} creating={creating} />
      {code === null && <p>紹介コードは、まだ発行されていません。</p>}
      {code !== null && is_expired && <ExpiredCode {...{ what, code, expires_on }} />}
      {code !== null && url !== null && !is_expired && (
        <IntroductionCode code={code} url={url} couponUrl={coupon_url}>
          {expires_on !== null && <CodeFacts expiresOn={expires_on} openedCount={opened_count} />}
        </IntroductionCode>
      )}
      {!can_create && (code === null || is_expired) && (
        <p>
          {oldEnough(customer.birthday, now()) ??
            'ご利用の開始前、または解約の手続き中のため、新しいコードは発行できません。'}
        </p>
      )}
      <CreateCode what={what} creating={creating} isOpen={can_create} />
    </Section>
  );
}
