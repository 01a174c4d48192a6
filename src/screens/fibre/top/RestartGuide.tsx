import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import { restartSteps } from '@/catalogue/restart';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { Section } from '@/ui/page/Section';
import { devicesToRestart } from './devicesToRestart';

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
