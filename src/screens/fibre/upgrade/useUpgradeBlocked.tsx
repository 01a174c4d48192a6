import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { areaDetails, areaSummaries } from '@/catalogue/upgrade';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { tooYoung } from '@/screens/fibre/shared/tooYoung';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { type Judgements, obstacle, useJudgements } from './judgements';

/** Why 10G can't be applied for: which judgement says so, and from when it can. */
export function useUpgradeBlocked(): Blocked | undefined {
  const judged = useJudgements();
  const young = tooYoung(
    useSuspenseQuery(read(api.getContract, ofService('fixed'))).data.customer.birthday,
  );
  const found = obstacle(judged);
  // An upgrade that is under way is shown at any age.
  if (!found || judged.state.state === 'none') {
    if (young) return young;
  }
  if (!found) return undefined;
  const isUnderWay = judged.state.state === 'accepted' || judged.state.state === 'scheduled';
  return {
    opens: found.opens,
    reason: <p>{found.reason}</p>,
    possible: isUnderWay ? <p>工事日までは、いまのプランのままお使いいただけます。</p> : undefined,
    actions: isUnderWay ? (
      <>
        <Button variant="secondary" href={paths.progress()}>
          手続きの状況を見る
        </Button>
        <Button variant="text" href={paths.contract()}>
          ご契約情報に戻る
        </Button>
      </>
    ) : (
      <Button variant="secondary" href={paths.contract()}>
        ご契約情報を見る
      </Button>
    ),
    more: <Found judged={judged} />,
  };
}

function Found({ judged: { area, state } }: { judged: Judgements }) {
  return (
    <Section label="お調べした結果">
      <DescriptionList
        narrow
        items={[
          ...(state.accepted_on
            ? [{ term: 'お申し込み', value: formatDay(state.accepted_on) }]
            : []),
          ...(state.state === 'accepted' || state.state === 'scheduled' || state.state === 'done'
            ? [
                {
                  term: '工事日',
                  value: state.construction_on
                    ? formatDay(state.construction_on)
                    : 'お電話で日程を決めます',
                  strong: true,
                },
              ]
            : []),
          { term: 'ご利用場所', value: area.address },
          { term: 'この住所での提供', value: labelOf(areaDetails, area.detail_state) },
          { term: 'この地域での提供', value: labelOf(areaSummaries, area.summary_state) },
        ]}
      />
    </Section>
  );
}
