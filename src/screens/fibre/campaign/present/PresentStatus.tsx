import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { Actions } from '@/ui/link/Actions';
import { Section } from '@/ui/page/Section';
import type { Present } from '../queries';
import { PresentFacts } from './PresentFacts';

/** A present that was chosen: what it is, when and where it is sent. */
export function PresentStatus({ present }: { present: Present }) {
  const isShipped = present.status === 'shipped';
  return (
    <Section label="手続きの状況" first>
      <Typography variant="lead" sx={{ mb: 5 }}>
        {isShipped
          ? '記念品を発送しました。お手元に届くまで、お待ちください。'
          : '受け取りの手続きは済んでいます。発送まで、お待ちください。'}
      </Typography>
      <PresentFacts
        choiceId={present.chosen_id}
        sent={{
          term: isShipped ? '発送した日' : '発送予定日',
          value: present.ships_on
            ? formatFullDay(present.ships_on)
            : '決まりしだい、お知らせします',
        }}
      />
      <Actions>
        <Button variant="secondary" href={paths.campaign()}>
          特典・キャンペーンに戻る
        </Button>
      </Actions>
    </Section>
  );
}
