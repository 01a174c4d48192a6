import type * as Schema from '@/api/generated/schemas';
import { formatYen } from '@/lib/yen';
import { Nowrap } from '@/ui/page/Page';

/** What the customer and the friend each receive for an introduction, in one sentence. */
export function IntroductionRewards({
  of: { reward, friend_reward },
}: {
  of: Schema.Introduction;
}) {
  const yen = (amount: number) => (
    <Nowrap>
      <b>{formatYen(amount)}</b>
    </Nowrap>
  );
  if (reward === friend_reward)
    return (
      <>
        <Nowrap>ご紹介した方も、</Nowrap>
        <Nowrap>された方も、</Nowrap>
        <Nowrap>{yen(reward)}ずつ</Nowrap>受け取れます。
      </>
    );
  return (
    <>
      ご紹介した方は{yen(reward)}、された方は{yen(friend_reward)}を受け取れます。
    </>
  );
}
