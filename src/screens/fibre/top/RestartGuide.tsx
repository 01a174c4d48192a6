import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import type { EquipmentKind } from '@/catalogue/generated/codes';
import { inOrder } from '@/catalogue/labelOf';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { Section } from '@/ui/page/Section';

/** How to start the customer's own devices anew, in three steps, when they don't connect by themselves again. */
export default function RestartGuide({ label }: { label: string }) {
  const { data, isPending } = useQuery({ ...read(api.getFixedContract), meta: background });
  if (isPending) return null;
  return (
    <Section label={label}>
      <Typography sx={{ mb: 3 }}>
        復旧してもつながらないときは、お使いの機器の電源を入れ直してください。
      </Typography>
      <NumberedSteps steps={restartSteps(devicesToRestart(data?.equipment ?? []))} />
    </Section>
  );
}

/** From the line into the house: each device needs the one before it. */
const order = inOrder<EquipmentKind>()(['onu', 'router', 'mesh_wifi', 'tv_tuner']);

/** Names of the customer's devices that have been delivered, in the order in which they are started. */
export const devicesToRestart = (equipment: readonly Schema.Equipment[]): string[] =>
  order.flatMap((kind) =>
    equipment
      .filter((one) => one.kind === kind && one.serial_last4 !== null)
      .map(({ name }) => name),
  );

/** What starts a home's connection where the contract names no devices. */
const usual = ['光回線終端装置(ONU)', 'ルーター'];

/**
 * How to start the devices of a fibre line anew, in three steps.
 * @param devices their names from the line inwards; the usual ones where there are none
 */
export function restartSteps(devices: readonly string[]): { title: string; text: string }[] {
  const named = devices.length > 0 ? devices : usual;
  return [
    { title: '電源を切る', text: `${named.join('と')}の電源プラグを、コンセントから抜きます。` },
    { title: '1分ほど待つ', text: 'すぐに入れると、つながりなおさないことがあります。' },
    {
      title: 'もう一度、電源を入れる',
      text:
        named.length > 1
          ? `${named.join('、')}の順に入れて、ランプがつくまで数分お待ちください。`
          : '電源を入れて、ランプがつくまで数分お待ちください。',
    },
  ];
}
