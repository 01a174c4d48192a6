import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import { labelOf } from '@/catalogue/labelOf';
import { callFlats } from '@/catalogue/mobile';
import { formatGb } from '@/lib/data';
import { formatYen } from '@/lib/yen';
import { CurrentContent } from '@/procedure/CurrentContent';
import { waitingIn } from '@/screens/shared/opening';
import { WordWrap } from '@/ui/WordWrap';

/** What the SIM has and costs before a procedure. */
export function CurrentSim() {
  const plans = useQuery({ ...read(api.getPricePlan), meta: background });
  const used = useQuery({ ...read(api.getDataTrafficUsage), meta: background });
  const closed = useQuery({ ...read(api.getSettingsRestriction), meta: background });
  const isWaiting = waitingIn(closed.data?.restrictions ?? []) !== undefined;
  const [plan, usage] = [plans.data, used.data];
  return (
    <CurrentContent
      isUnread={plans.isError || used.isError}
      items={[
        plan && { term: 'プラン', value: <WordWrap>{plan.current.planName}</WordWrap> },
        plan?.call_flat && { term: '通話', value: labelOf(callFlats, plan.call_flat) },
        plan && { term: '毎月の料金', value: formatYen(plan.monthly_amount) },
        !isWaiting &&
          usage &&
          (usage.left_mb === null
            ? { term: '今月の使用量', value: `${formatGb(usage.used_mb)}GB` }
            : { term: 'データの残り', value: `${formatGb(usage.left_mb)}GB` }),
      ]}
    />
  );
}
